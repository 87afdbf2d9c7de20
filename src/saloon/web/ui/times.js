// Moments and spans in the reader's language.

import { langNow, t } from "../words/words.js";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was: "2 h ago", "yesterday". @param {number} at */
export function ago(at, now = Date.now()) {
  const span = Math.max(0, now - at);
  const say = new Intl.RelativeTimeFormat(langNow(), { numeric: "auto", style: "short" });
  if (span < MINUTE) return t("just-now");
  if (span < HOUR) return say.format(-Math.floor(span / MINUTE), "minute");
  if (span < DAY) return say.format(-Math.floor(span / HOUR), "hour");
  if (span < 30 * DAY) return say.format(-Math.floor(span / DAY), "day");
  return day(at);
}

/** How much time is left until then. @param {number} due */
export function left(due, now = Date.now()) {
  const span = Math.max(0, due - now);
  if (span >= 2 * DAY) return t("due-days", { count: Math.floor(span / DAY) });
  if (span >= HOUR) return t("due-hours", { count: Math.floor(span / HOUR) });
  return t("due-minutes", { count: Math.ceil(span / MINUTE) });
}

/** A span that has gone by: "6 min". @param {number} span */
export function lasted(span) {
  if (span >= DAY) return t("span-days", { count: Math.floor(span / DAY) });
  if (span >= HOUR) return t("span-hours", { count: Math.floor(span / HOUR) });
  return t("span-minutes", { count: Math.max(1, Math.floor(span / MINUTE)) });
}

/** @param {number} at @param {number} now @returns {Intl.DateTimeFormatOptions} */
const styles = (at, now) =>
  new Date(at).getFullYear() === new Date(now).getFullYear()
    ? { day: "numeric", month: "short" }
    : { day: "numeric", month: "short", year: "numeric" };

/** A day in short; the year only if it is another one. @param {number} at */
export const day = (at, now = Date.now()) => new Intl.DateTimeFormat(langNow(), styles(at, now)).format(at);

/** A day written out. @param {number} at */
export const longDay = (at) => new Intl.DateTimeFormat(langNow(), { dateStyle: "long" }).format(at);

/** Hours and minutes; with the day if it is not today. @param {number} at */
export function moment(at, now = Date.now()) {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const clock = { hour: "numeric", minute: "2-digit" };
  return new Intl.DateTimeFormat(langNow(), today ? clock : { ...styles(at, now), ...clock }).format(at);
}

/** Names in a row: "Eva, Jan and Ota". @param {string[]} names */
export const listed = (names) => new Intl.ListFormat(langNow(), { type: "conjunction" }).format(names);
