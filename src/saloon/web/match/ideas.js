// Whether an idea of the lessons comes up in a match.

/**
 * Whether an idea is about what can be decided now: a choice like its pattern, and its clause.
 * @param {wire.IdeaInfo} idea @param {Pick<wire.Scene, "choices" | "clause">} scene
 */
export function comesUp({ choice, clause }, { choices, clause: now }) {
  const like = new RegExp(
    `^${choice
      .replace(/[.+^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".*")
      .replaceAll("?", ".")}$`,
  );
  return choices.length > 0 && (!clause || clause === now) && (!choice || choices.some(({ text }) => like.test(text)));
}
