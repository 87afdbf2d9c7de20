// Types that many modules of the page share. `wire.d.ts` beside it has those of the messages.

declare namespace wire {
  /** A text anew, or a part of it: from which letter on, instead of how many, and what. */
  type TextChange = string | [number, number, string];
  type Patch = Record<string, unknown>;
  type ShortChoice = Partial<Choice> & Pick<Choice, "text" | "label">;

  /** What is different in the next scene: `scene/changes.py` says how it is read. */
  interface SceneChanges extends Patch {
    text?: string | Record<number, TextChange>;
    seats?: Seated[] | Record<number, Patch>;
    choices?: (string | ShortChoice)[];
    nodes?: {
      gone?: string[];
      changed?: Record<string, Patch | null>;
      new?: [number, ...(string | (Patch & { id: string }))[]][];
    };
  }
}

declare namespace page {
  // -- messages -----------------------------------------------------------------------------

  /** A whole position with its log. */
  type WholeTable = Omit<wire.TableNow, "log" | "scene" | "changes"> & { log: wire.LogLine[]; scene: wire.Scene; line?: undefined };
  /** An entry of the log and the position after it. */
  type Entry = wire.Happened & { scene: wire.Scene };
  /** What the reader alone has put together. */
  type Draft = wire.DraftNow & { scene: wire.Scene; line?: undefined };
  /** What the server says, made whole again by `net/changes.js`. */
  type Heard =
    | Exclude<wire.ToClient, wire.TableNow | wire.Happened | wire.Changed | wire.DraftNow>
    | WholeTable
    | Entry
    | Draft;

  type Kind = wire.ToServer["type"];
  /** What a message says besides its type. */
  type Fields<K extends Kind> = Omit<Extract<wire.ToServer, { type: K }>, "type" | "id">;
  /** What the promise of a message is kept with: an answer of its own type, or that it is done. */
  type Reply<K extends Kind> = [Extract<wire.ToClient, { type: K; id: string }>] extends [never]
    ? wire.Acknowledged
    : Extract<wire.ToClient, { type: K; id: string }>;
  /** Say something to the server. */
  type Send = <K extends Kind>(type: K, fields?: Fields<K>) => Promise<Reply<K>>;

  /** What HTTP answers at an address, by the first row that fits; anything where none does. */
  type Answer<Path extends string, Rows> = Rows extends [[infer Known, infer Told], ...infer Rest]
    ? Path extends Known
      ? Told
      : Answer<Path, Rest>
    : any;
  type Got<Path extends string> = Answer<Path, wire.Gets>;
  type Posted<Path extends string> = Answer<Path, wire.Posts>;

  // -- elements -----------------------------------------------------------------------------

  type ElementOf<Tag extends string> = Tag extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Tag] : HTMLElement;
  /** The element that `h("tag.class")` makes. */
  type Made<What extends string> = What extends `${infer Tag}.${string}` ? ElementOf<Tag> : ElementOf<What>;
  type Inside = Node | string | null | undefined | false;

  /** Arguments of a text of the page. */
  type Args = Record<string, string | number>;

  /** A button of the bar. */
  interface Offer {
    key: string;
    /** A text of the page, or the words themselves. */
    word?: string;
    args?: Args;
    label?: string;
    icon?: string;
    /** A drawing of a die's face. */
    picture?: string;
    go?: boolean;
    off?: boolean;
    pressed?: boolean;
    act?: () => void;
  }

  /** Where something lies on the screen, and how much it weighs to cover it. */
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
    weight?: number;
  }

  /** Go to an address of the house without leaving it. */
  type Go = (path: string, how?: { replace?: boolean }) => Promise<void>;
  /** What a page is told when it is opened. */
  interface Visit {
    go: Go;
    args: string[];
  }
}

/** `verify/hash.js`, a classic script. */
declare var saloonHash: {
  sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  hmac(key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  pack(...parts: (string | Uint8Array)[]): Uint8Array<ArrayBuffer>;
  number(value: number | bigint, count: number): Uint8Array<ArrayBuffer>;
  hex(bytes: Uint8Array): string;
  unhex(text: string): Uint8Array<ArrayBuffer>;
  utf8(text: string): Uint8Array<ArrayBuffer>;
  plain(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
};
