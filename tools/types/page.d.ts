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
  /** What is on the table, and what may be done in it. */
  type Position = WholeTable | Entry;
  /** What is shown one after another. */
  type Shown = Position | Draft;
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

  // -- a match ------------------------------------------------------------------------------

  type Paths = import("../../src/saloon/web/match/path.js").Paths;

  /** A match as the page knows it: changed by `match/store.js` alone. */
  interface State {
    readonly room: wire.RoomInfo | null;
    /** The last position that has been shown in full. */
    readonly now: Position | null;
    /** The last one that came. */
    readonly latest: Position | null;
    /** Whether all that came has been shown. */
    readonly quiet: boolean;
    /** What is being shown: an entry, one that lets the reader decide meanwhile, or a whole position. */
    readonly tells: "" | "entry" | "meanwhile" | "position";
    /** Whether the curtain hides the table. */
    readonly covered: boolean;
    /** The choices, and what is picked. */
    readonly paths: Paths;
    /** Whether a choice is on its way. */
    readonly busy: boolean;
    /** What was clicked on a place that a choice on its way opens. */
    readonly ahead: string;
    readonly hint: wire.Hinted | null;
    /** Whether all of its reason is told. */
    readonly reasoned: boolean;
    /** The position in which a hint was asked for, and whether it is still being thought about. */
    readonly asked: string;
    readonly thinks: boolean;
    /** The position in which the coach helped unasked. */
    readonly helped: string;
    /** The position in which the reader has thrown. */
    readonly thrown: string;
  }

  /** What surrounds a table. */
  interface Host {
    send: Send;
    token(): string | undefined;
    leave(): void;
    lobby(): void;
    edit(): void;
    replay(match: string): void;
    review(match: string): void;
    /** Go to a page of the house. */
    follow(path: string): void;
  }

  /** What the reader can do at a table, wherever there is a button for it. */
  interface Deeds {
    act(choice: Pick<wire.Choice, "text"> & Partial<wire.Choice>): void;
    click(id: string): void;
    /** Take the last click back, or all; says whether there was anything. */
    back(all?: boolean): boolean;
    /** Every choice in words. */
    all(): void;
    throw(): boolean;
    hint(): void;
    reason(): void;
    why(id: string): void;
    /** Why what is half made cannot go on there. */
    wayTo(id: string): void;
    learn(id: string): void;
    /** What waits to be shown just happens; says whether anything did. */
    hurry(): boolean;
    /** A click beside everything. */
    miss(): void;
    /** Say something to the server; a refusal is told the reader. */
    tell<K extends Kind>(type: K, fields?: Fields<K>): void;
    /** The same for those who want the answer. */
    ask: Send;
    refuse(fault: { text?: string; clause?: string }): void;
    look(seat: number): void;
    clause(clause?: string): void;
    recap(): void;
    /** How it ended: before the eyes, or put aside. */
    result(): void;
    shut(): void;
    share(): void;
    menu(): void;
  }

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
    /** Whether the reader has gone to another page meanwhile. */
    gone: () => boolean;
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
