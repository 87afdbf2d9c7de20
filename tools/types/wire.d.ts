// Made by `python tools/wiretypes.py` from the server's messages; a test fails when it is out of date.

declare namespace wire {
  /** A move of a line: who, and what; what falls is a move of seat −1, and an empty one falls by lot. */
  interface TriedMove {
    seat: number;
    action: string;
  }
  /** A position and a line from there, as a seat sees it or with everything open. */
  interface AnalysisAsked {
    position: string;
    options: string;
    seats: number;
    line: TriedMove[];
    seat: number;
    open: boolean;
    deal: boolean;
    shape: "wide" | "tall";
  }
  /** A move of the line as it was understood. */
  interface TriedLine {
    seat: number;
    action: string;
    text: string;
  }
  /** The position at the end of the line. */
  interface AnalysisNow {
    scene: Scene;
    begins: string;
    options: string;
    text: string;
    seats: number;
    names: string[];
    acts: number[];
    actor: number;
    line: TriedLine[];
    falls: Chosen[];
    hidden: boolean;
    acting: string;
    result: string;
  }
  /** What the other would do if it were their turn, why, and the things of the table that it touches. */
  interface SeenThreat {
    seat: number;
    move: string;
    label: string;
    text: string;
    path: string[];
  }
  /** What an expert would do with what the seat knows, and what the other threatens. */
  interface SeenHint {
    seat: number;
    move: string;
    label: string;
    text: string;
    more: string;
    threats: SeenThreat[];
  }
  /** A tree in the notation of its game, for other programs. */
  interface TreeWritten {
    pdn: string;
  }
  /** A position to be set up: as text, or by what stands where. */
  interface SettingAsked {
    position: string;
    pieces: Record<string, string> | null;
    seat: number;
  }
  /** A part of the text of a position: what it is called, what stands before it, and what it says. */
  interface SettingField {
    label: string;
    before: string;
    value: string;
  }
  /** A position taken apart; possible or not. */
  interface SettingNow {
    text: string;
    fields: SettingField[];
    pieces: string[];
  }
  /** A move: wins, draws and losses of those who made it, in games of masters and in the house's own. */
  interface ExplorerRow {
    move: string;
    masters: number[];
    house: number[];
    against: Record<string, number>;
  }
  /** What was played from a position. */
  interface ExplorerTold {
    masters: number;
    house: number;
    more: boolean;
    rows: ExplorerRow[];
  }
  /** A position of a finished match, to think on. */
  interface MomentPosition {
    game: string;
    options: string;
    seats: number;
    text: string;
    names: string[];
    seat: number;
    move: string;
  }
  /** Something to do with a letter. The private key and the shares that are not due stay in the device. */
  interface LetterAsked {
    does: "read" | "invite" | "accept" | "open" | "move" | "resign" | "sign";
    letter: string;
    key: string;
    match: string;
    game: string;
    options: string;
    name: string;
    top: string;
    share: string;
    move: string;
    signature: string;
    base: string;
    shape: "wide" | "tall";
  }
  /** Where a device has signed: after how many lines, and the hash there. */
  interface LetterSigned {
    lines: number;
    head: string;
  }
  /** A letter as its reader sees it: the table, whose turn it is to write, and what to sign. */
  interface LetterNow {
    letter: string;
    match: string;
    game: string;
    title: string;
    options: string;
    names: string[];
    keys: string[];
    seat: number;
    writes: number;
    due: string;
    share: number;
    sign: string;
    head: string;
    signed: (LetterSigned | null)[];
    scene: Scene;
    acts: number[];
    actor: number;
    falls: Chosen[];
    acting: string;
    result: string;
    log: string[];
    file: string;
    qr: string;
  }
  /** A day of the calendar. */
  interface DealDay {
    day: string;
    kind: string;
    game: string;
    promise: string;
  }
  /** One result. */
  interface DealDot {
    score: number;
    me: boolean;
    name: string;
    shape: number;
    tone: number;
  }
  /** How I did on the day before. */
  interface DealBefore {
    day: string;
    kind: string;
    game: string;
    score: number;
    place: number;
    of: number;
  }
  /** The deal of a day, as one person sees it. */
  interface DealInfo {
    day: string;
    kind: string;
    game: string;
    title: string;
    today: boolean;
    opens: number;
    closes: number;
    state: string;
    room: string;
    match: string;
    score: number | null;
    played: number;
    dots: DealDot[];
    middle: number | null;
    behind: number;
    place: number;
    master: number | null;
    master_match: string;
    watching: number;
    promise: string;
    secret: string;
    calendar: DealDay[];
    before: DealBefore | null;
  }
  /** A turn of mine beside the same turn of the master. */
  interface DealTurn {
    number: number;
    mine: number | null;
    master: number | null;
    said: string;
    instead: string;
  }
  /** Your dice, a master's choices: turn by turn. */
  interface DealTurns {
    summed: boolean;
    turns: DealTurn[];
  }
  /** A position to decide in; nothing of it says what is right. */
  interface DrillTold {
    game: string;
    title: string;
    id: string;
    theme: string;
    theme_title: string;
    seat: number;
    seats: number;
    scene: Scene;
    moves: DrillMove[];
    prompt: string;
    own: boolean;
  }
  /** A choice in words. */
  interface DrillMove {
    move: string;
    label: string;
  }
  /** A choice, what it promises and what it gives away: wins of a hundred games, or points where one plays alone. */
  interface DrillValue {
    move: string;
    label: string;
    value: number;
    spread: number;
    cost: number;
    right: boolean;
    why: string;
    moves: number;
  }
  /** What an answer gave away, and why. */
  interface DrillVerdict {
    move: string;
    cost: number;
    right: boolean;
    points: boolean;
    certainty: string;
    choices: DrillValue[];
    why: string;
    clause: string;
    back: number;
    lately: number[];
  }
  /** A theme of a game's drills and how I do there, by first answers only. */
  interface ThemeInfo {
    theme: string;
    title: string;
    count: number;
    tried: number;
    right: number;
    low: number;
    high: number;
    cost: number;
  }
  interface DeckGame {
    game: string;
    title: string;
    count: number;
    due: number;
    tried: number;
    themes: ThemeInfo[];
  }
  /** A card that was answered badly the last time. */
  interface DeckMistake {
    game: string;
    id: string;
    label: string;
    cost: number;
    back: number;
    own: boolean;
  }
  /** What is to be practised. */
  interface DeckInfo {
    due: number;
    next: number;
    week: number[];
    games: DeckGame[];
    mistakes: DeckMistake[];
    kept: number;
  }
  interface DuplicateSeat {
    name: string;
    kind: string;
    points: number | null;
    won: boolean;
  }
  /** One table of several that share their chance. */
  interface DuplicateTable {
    room: string;
    number: number;
    match: string;
    game: string;
    seats: DuplicateSeat[];
  }
  /** Tables that share their chance, match by match, and seat against seat. */
  interface DuplicateInfo {
    party: string;
    game: string;
    tables: DuplicateTable[];
  }
  type Lang = "cs" | "en" | "ru";
  type Shape = "wide" | "tall";
  type DrillShape = "wide" | "tall" | "small";
  type Theme = "day" | "night";
  type Level = "beginner" | "regular" | "expert" | "master";
  /** A clock: seconds for each seat, and for each decision. */
  interface ClockSetup {
    bank: number;
    increment?: number;
  }
  /** How many days a move may take, and what happens to those who are late; 0 is no pace. */
  interface PaceSetup {
    days: 0 | 1 | 2 | 3 | 7;
    late?: "move" | "bot" | "lost";
  }
  interface After {
    match: string;
    number: number;
  }
  interface Hello {
    type: "hello";
    id: string;
    token?: string;
    watch?: string;
    room?: string;
    key?: string;
    lang?: "cs" | "en" | "ru";
    shape?: "wide" | "tall";
    screen?: boolean;
    after?: After | null;
    changes?: boolean;
  }
  interface LookFrom {
    type: "look";
    id: string;
    lang?: "cs" | "en" | "ru" | null;
    shape?: "wide" | "tall" | null;
    seat?: number | null;
  }
  interface Ping {
    type: "ping";
    id: string;
  }
  interface Change {
    type: "setup";
    id: string;
    game?: string | null;
    seats?: number | null;
    options?: Record<string, boolean | number | string> | null;
    chance?: "fair" | "typed" | null;
    clock?: ClockSetup | null;
    rated?: boolean | null;
    chat?: "free" | "phrases" | "off" | null;
    locked?: boolean | null;
    pace?: PaceSetup | null;
    party?: string | null;
  }
  interface SitDown {
    type: "sit";
    id: string;
    seat: number;
    name?: string | null;
    key?: string;
  }
  interface StandUp {
    type: "stand";
    id: string;
    seat: number;
  }
  interface Rename {
    type: "name";
    id: string;
    name: string;
    seat?: number | null;
  }
  interface PutBot {
    type: "bot";
    id: string;
    seat: number;
    level: "beginner" | "regular" | "expert" | "master" | "";
  }
  interface Back {
    type: "back";
    id: string;
    seat?: number | null;
  }
  interface Start {
    type: "start";
    id: string;
    fill?: "beginner" | "regular" | "expert" | "master" | null;
  }
  interface Pledge {
    type: "pledge";
    id: string;
    hash: string;
    seat?: number | null;
  }
  interface OpenPledge {
    type: "open";
    id: string;
    bytes: string;
    seat?: number | null;
  }
  interface Act {
    type: "act";
    id: string;
    action: string;
    match: string;
    seat?: number | null;
    number?: number | null;
    waive?: boolean;
  }
  /** At a pace, where all is open: if they do this, I do that; up to five times in turn. No steps: never mind. */
  interface Prepare {
    type: "prepare";
    id: string;
    match: string;
    number: number;
    steps: string[];
    seat?: number | null;
  }
  /** How the table would look after some moves. */
  interface Suppose {
    type: "suppose";
    id: string;
    steps: string[];
    seat?: number | null;
  }
  interface Nature {
    type: "nature";
    id: string;
    action: string;
    match: string;
    number?: number | null;
  }
  /** The dice fall that wait in one's hand. */
  interface LetFall {
    type: "throw";
    id: string;
    match: string;
    number?: number | null;
  }
  /** Whether the guest throws for themself, or the house at once. */
  interface ThrowOwn {
    type: "throws";
    id: string;
    own: boolean;
  }
  interface AskUndo {
    type: "undo";
    id: string;
    seat?: number | null;
  }
  interface AgreeUndo {
    type: "agree";
    id: string;
    seat?: number | null;
  }
  interface RefuseUndo {
    type: "refuse";
    id: string;
    seat?: number | null;
  }
  interface Hint {
    type: "hint";
    id: string;
    seat?: number | null;
  }
  interface Why {
    type: "why";
    id: string;
    action?: string | null;
    node?: string | null;
    path?: string[];
    seat?: number | null;
  }
  interface Weigh {
    type: "weigh";
    id: string;
    seat?: number | null;
  }
  interface Chances {
    type: "chances";
    id: string;
    seat?: number | null;
    seen?: number;
  }
  interface PositionAsked {
    type: "position";
    id: string;
  }
  interface Say {
    type: "say";
    id: string;
    phrase?: string;
    text?: string;
  }
  interface Rematch {
    type: "rematch";
    id: string;
  }
  interface Abandon {
    type: "abandon";
    id: string;
  }
  /** A program may play in the next rated match here, as far as it is up to me. */
  interface Admit {
    type: "admit";
    id: string;
  }
  /** Take an own offer back, or decline somebody else's. */
  interface Withdraw {
    type: "withdraw";
    id: string;
    what: "abandon" | "rematch" | "program";
  }
  interface Resign {
    type: "resign";
    id: string;
    seat?: number | null;
  }
  /** At a pace: the time of one's seat stands still for a while, once a match. */
  interface TakeHoliday {
    type: "rest";
    id: string;
    seat?: number | null;
  }
  /** Two chairs change places. */
  interface Swap {
    type: "swap";
    id: string;
    seat: number;
    other: number;
  }
  interface Kick {
    type: "kick";
    id: string;
    guest: number;
  }
  interface LeaveRoom {
    type: "leave";
    id: string;
    level?: "beginner" | "regular" | "expert" | "master";
  }
  /** A match that is over: its file, whose seat, and when it ended. */
  interface PackedMatch {
    file: string;
    seat: number;
    at: number;
  }
  /** How many scenes of a lesson are done. */
  interface PackedLesson {
    game: string;
    lesson: string;
    done: number;
    at: number;
  }
  /** A card of the deck, and the drill itself where it comes from an own match. */
  interface PackedCard {
    card: Record<string, unknown>;
    own: string;
  }
  /** All of it, or a part: handing it over in parts is the same. */
  interface Luggage {
    saloon: "luggage 1";
    matches: PackedMatch[];
    lessons: PackedLesson[];
    cards: PackedCard[];
  }
  /** A match that was not taken, and why. */
  interface RefusedMatch {
    match: string;
    text: string;
  }
  /** What is new here; what was here before is only counted. */
  interface Unpacked {
    matches: number;
    known: number;
    lessons: number;
    cards: number;
    refused: RefusedMatch[];
  }
  /** Who sits, or sat, on a seat. */
  interface PlayerAt {
    name: string;
    kind: string;
    person?: string;
    shape?: number;
    tone?: number;
    place?: number;
    points?: number | null;
    won?: boolean;
  }
  /** A device that holds a key to me. */
  interface DeviceInfo {
    id: string;
    label: string;
    made: number;
    seen: number;
    here: boolean;
  }
  /** A rescue code, of which the house knows no more than this. */
  interface RescueInfo {
    number: number;
    made: number;
    spent: number;
  }
  interface PasskeyInfo {
    id: string;
    label: string;
    made: number;
    seen: number;
  }
  /** Who I am. */
  interface MeInfo {
    person: string;
    name: string;
    shape: number;
    tone: number;
    board: boolean;
    made: number;
    games: number;
    devices: DeviceInfo[];
    rescues: RescueInfo[];
    passkeys: PasskeyInfo[];
    passkey: boolean;
  }
  /** Whose place this device has now, with the key to it: it is told once and kept by the device alone. */
  interface NewPerson {
    person: string;
    name: string;
    shape: number;
    tone: number;
    key: string;
    device: string;
  }
  /** A match that can be gone on with, or whose end was not seen yet. */
  interface GoingInfo {
    room: string;
    match: string;
    game: string;
    seat: number;
    players: PlayerAt[];
    acts: number[];
    turn: boolean;
    began: number;
    since: number;
    due: number;
    rated: boolean;
    over: boolean;
    place: number;
    won: boolean;
    days: number;
    here: number[];
  }
  /** A share with its interval of 95 %. */
  interface ShareInfo {
    value: number;
    low: number;
    high: number;
  }
  /** My record in one game; matches alone are counted apart. */
  interface GameRecordInfo {
    game: string;
    games: number;
    won: number;
    drawn: number;
    share: ShareInfo;
    expected: number;
    enough: boolean;
    rated: number;
    last: number;
    alone: number;
  }
  /** Something to be proud of, in words, and the match that shows it. */
  interface BestInfo {
    game: string;
    name: string;
    part: string;
    value: number;
    label: string;
    text: string;
    match: string;
    at: number;
  }
  /** Whether the house can tell devices on which nobody looks. */
  interface PushInfo {
    key: string;
  }
  /** Things of one kind to collect in two directions, and how often one has each. */
  interface CollectionInfo {
    game: string;
    name: string;
    label: string;
    rows: string[];
    columns: string[];
    counts: number[][];
  }
  interface RatingPoint {
    at: number;
    points: ShareInfo;
  }
  /** How strong I am in a game with this number of seats, by rated matches alone: 400 points more make the odds ten times as good. */
  interface RatingInfo {
    game: string;
    seats: number;
    games: number;
    points: ShareInfo;
    settled: boolean;
    needed: number;
    line: RatingPoint[];
  }
  /** A game in which a rating would take longer than anybody plays. */
  interface UntoldInfo {
    game: string;
    seats: number;
    games: number;
    needed: number;
  }
  interface RatingsInfo {
    ratings: RatingInfo[];
    untold: UntoldInfo[];
  }
  /** Another person, or all bots of a level, and who came in higher how often. */
  interface RivalInfo {
    person: string;
    name: string;
    shape: number;
    tone: number;
    games: number;
    ahead: number;
    behind: number;
    even: number;
    last: number;
    latest: number;
    played: Record<string, number>;
  }
  /** My page. */
  interface RecordInfo {
    games: GameRecordInfo[];
    bests: BestInfo[];
    collections: CollectionInfo[];
    rivals: RivalInfo[];
  }
  /** How much luck I had in a match and what my choices gave away, in chances to win from 0 to 1, or in points where I played alone for them. An interval of 95 % says how much the lots of a sample leave open; of a single width: none. */
  interface GlanceInfo {
    luck: ShareInfo | null;
    play: ShareInfo;
    points: boolean;
    certainty: string;
  }
  /** What is known of the matches that I look at. */
  interface GlancesInfo {
    glances: Record<string, GlanceInfo>;
    coming: string[];
  }
  interface PastMatch {
    match: string;
    room: string;
    game: string;
    options: string;
    at: number;
    took: number;
    rated: boolean;
    ended: string;
    counts: boolean;
    seat: number;
    expected: number;
    players: PlayerAt[];
    away: boolean;
    glance: GlanceInfo | null;
  }
  interface HistoryInfo {
    total: number;
    matches: PastMatch[];
    next: string;
  }
  /** Somebody who wants to be shown, or the one who asks. */
  interface BoardRow {
    place: number;
    me: boolean;
    person: string;
    name: string;
    shape: number;
    tone: number;
    games: number;
    share: ShareInfo;
    expected: number;
    points: ShareInfo;
  }
  /** Those who want to be shown, best first; too few games give no place. */
  interface BoardInfo {
    game: string;
    people: number;
    rows: BoardRow[];
  }
  /** What became of the tokens of old rooms. */
  interface Adopted {
    rooms: string[];
    unknown: string[];
  }
  /** All that the house keeps of me. */
  interface KeptInfo {
    me: MeInfo;
    rooms: string[];
    rows: Record<string, number>;
  }
  /** Somebody asks me to a table. */
  interface InviteInfo {
    room: string;
    game: string;
    at: number;
    by: PlayerAt;
  }
  /** Who has been asked. */
  interface Invited {
    names: string[];
  }
  /** All that the lobby asks for, in one piece. */
  interface HomeInfo {
    people: boolean;
    me: MeInfo | null;
    going: GoingInfo[];
    records: GameRecordInfo[];
    last: PastMatch | null;
    invites: InviteInfo[];
    drills: number;
  }
  /** Told once: the house keeps only hashes of them. */
  interface RescueCodes {
    codes: string[];
  }
  /** To be opened on another device, once and soon. */
  interface PairLink {
    path: string;
    until: number;
  }
  /** How far the pairing has come, for the first device. */
  interface PairState {
    state: string;
    label: string;
    until: number;
  }
  /** What the other device is told: whose place it would be, and a claim to come back with. */
  interface PairAsked {
    claim: string;
    name: string;
    shape: number;
    tone: number;
    until: number;
  }
  /** How far it has come, for the other device. */
  interface PairAnswer {
    state: string;
    person: NewPerson | null;
  }
  interface OptionValue {
    value: boolean | number | string;
    label: string;
  }
  interface Option {
    name: string;
    label: string;
    about: string;
    default: boolean | number | string;
    values: OptionValue[];
  }
  interface LessonStep {
    position: string;
    text: string;
  }
  interface Preset {
    name: string;
    label: string;
    options: Record<string, boolean | number | string>;
  }
  interface GameInfo {
    key: string;
    title: string;
    summary: string;
    seats: [number, number];
    minutes: number;
    group: string;
    luck: boolean;
    secrets: boolean;
    camps: boolean;
    tally: string;
    version: number;
    art: string;
    odds: boolean;
    levels: string[];
    ratings: (number | null)[];
    alone: Option | null;
    options: Option[];
    presets: Preset[];
    lesson: LessonStep[];
  }
  interface ChallengeLine {
    name: string;
    label: string;
    parts: number;
  }
  interface OddsLine {
    label: string;
    fraction: string;
    value: string;
  }
  interface Phrase {
    id: string;
    text: string;
  }
  interface LevelInfo {
    level: string;
    label: string;
    about: string;
  }
  interface Joined {
    code: string;
    guest: number;
    token: string;
    seats: number[];
  }
  /** Whose a token is. */
  interface TokenOf {
    guest: number;
    name: string;
  }
  /** An error. */
  interface Wrong {
    code: string;
    text: string;
    clause: string;
  }
  interface You {
    guest: number;
    host: boolean;
    role: string;
    seats: number[];
    seat: number;
    lang: string;
    shape: string;
    throws: boolean;
    prepared: string[];
  }
  interface SeatInfo {
    seat: number;
    kind: string;
    name: string;
    guest: number;
    online: boolean;
    level: string;
    stand_in: boolean;
    away: number;
    rested: boolean;
    resting: boolean;
    program: boolean;
  }
  interface GuestInfo {
    guest: number;
    name: string;
    online: boolean;
    host: boolean;
    program: boolean;
  }
  interface Banked {
    bank: number;
    increment: number;
  }
  interface Paced {
    days: number;
    late: string;
  }
  interface SetupInfo {
    seats: number;
    options: Record<string, boolean | number | string>;
    chance: string;
    clock: Banked | null;
    rated: boolean;
    chat: string;
    locked: boolean;
    pace: Paced | null;
    deal: string;
    party: string;
  }
  interface GameName {
    key: string;
    title: string;
    secrets: boolean;
    luck: boolean;
    odds: boolean;
  }
  interface EndingInfo {
    outcome: string;
    winners: number[];
    sentence: string;
    why: string;
    near: string;
    challenges: string[];
  }
  interface OpeningInfo {
    sentence: string;
    about: string;
    art: string;
  }
  interface MatchNow {
    match: string;
    number: number;
    over: boolean;
    result: string;
    scores: number[] | null;
    commitment: string;
    secret: string;
    pledges: string[];
    opened: string[];
    ending: EndingInfo | null;
    head: string;
    key: string;
    signature: string;
  }
  interface PledgeStep {
    step: string;
    left: number;
  }
  interface Wish {
    seat: number;
    asked: number[];
    agreed: number[];
  }
  interface Links {
    join: string;
    watch: string;
    screen: string;
    origin: string;
  }
  interface RoomInfo {
    type: "room";
    code: string;
    phase: string;
    game: GameName;
    you: You;
    seats: SeatInfo[];
    guests: GuestInfo[];
    watchers: number;
    setup: SetupInfo;
    match: MatchNow | null;
    pledge: PledgeStep | null;
    wish: Wish | null;
    offers: Record<string, number[]>;
    links: Links;
    series: number[];
    window: number;
  }
  interface LogLine {
    number: number;
    kind: string;
    seat: number;
    text: string;
    clause: string;
    at: number;
    weight: string;
    hand: number;
  }
  /** A line for readers of changes, without what is usual; an unset hand is that of the seat. */
  interface ShortLine {
    text: string;
    at: number;
    seat?: number;
    number?: number;
    kind?: string;
    clause?: string;
    weight?: string;
    hand?: number;
  }
  interface Chosen {
    text: string;
    label: string;
  }
  interface Ticking {
    left: number;
    runs: boolean;
  }
  interface TableNow {
    type: "table";
    match: string;
    number: number;
    log: LogLine[] | ShortLine[];
    acts: number[];
    to_act: number[];
    nature: Chosen[];
    clocks: Ticking[] | null;
    undo: string;
    opening: OpeningInfo | null;
    window: boolean;
    throw: number;
    scene?: Scene;
    changes?: SceneChanges;
  }
  interface Happened {
    type: "event";
    match: string;
    number: number;
    line: LogLine;
    scene?: Scene;
    acts: number[];
    to_act: number[];
    nature: Chosen[];
    clocks: Ticking[] | null;
    undo: string;
    more: boolean;
    opening: OpeningInfo | null;
    window: boolean;
    throw: number;
  }
  /** The same for a reader of changes: without the match and what is usual; unset, nature is to act. */
  interface Changed {
    type: "event";
    number: number;
    line: ShortLine;
    changes?: SceneChanges;
    acts?: number[];
    to_act?: number[];
    nature?: Chosen[];
    clocks?: Ticking[] | null;
    undo?: string;
    more?: boolean;
    opening?: OpeningInfo | null;
    window?: boolean;
    throw?: number;
  }
  /** What the reader alone has put together; nothing has happened. */
  interface DraftNow {
    type: "draft";
    match: string;
    number: number;
    acts: number[];
    scene?: Scene;
    changes?: SceneChanges;
  }
  interface Acknowledged {
    type: "done";
    id: string;
    number: number;
  }
  interface Rejected {
    type: "error";
    id: string;
    code: string;
    text: string;
    clause: string;
  }
  interface Hinted {
    type: "hint";
    id: string;
    seat: number;
    action: string;
    label: string;
    text: string;
    path: string[];
    more: string;
  }
  interface WhyNot {
    type: "why";
    id: string;
    legal: boolean;
    text: string;
    clause: string;
    actions: string[];
    name: string;
    about: string;
    rule: string;
  }
  interface WeighedRow {
    label: string;
    text: string;
  }
  interface Weighed {
    type: "weigh";
    id: string;
    rows: WeighedRow[];
  }
  interface ChanceRow {
    name: string;
    text: string;
  }
  interface ChancesTold {
    type: "chances";
    id: string;
    seat: number;
    text: string;
    rows: ChanceRow[];
    worlds: number;
    more: boolean;
  }
  interface PositionText {
    type: "position";
    id: string;
    game: string;
    text: string;
    options: string;
    seat: number;
  }
  /** Somebody would do this. */
  interface SupposedStep {
    seat: number;
    text: string;
    label: string;
  }
  /** The table after some moves that nobody has made. */
  interface Supposed {
    type: "suppose";
    id: string;
    seat: number;
    steps: SupposedStep[];
    more: boolean;
    scene: Scene;
  }
  interface ChatLine {
    line: number;
    guest: number;
    name: string;
    phrase: string;
    text: string;
    at: number;
  }
  interface ChatLines {
    type: "chat";
    lines: ChatLine[];
  }
  interface Pong {
    type: "pong";
    id: string;
    at: number;
  }
  interface Nudge {
    type: "nudge";
    seat: number;
    guest: number;
  }
  interface Trouble {
    type: "trouble";
    on: boolean;
    text: string;
  }
  interface PlayerInfo {
    name: string;
    kind: string;
  }
  interface MatchInfo {
    match: string;
    game: string;
    version: number;
    options: Record<string, boolean | number | string>;
    players: PlayerInfo[];
    number: number;
    over: boolean;
    result: string;
    scores: number[] | null;
    chance: string;
    commitment: string;
    secret: string;
    head: string;
    key: string;
    signature: string;
    crossed: boolean;
  }
  interface ReplayStep {
    number: number;
    line: LogLine | null;
    scene: Scene;
  }
  interface Steps {
    match: string;
    total: number;
    steps: ReplayStep[];
  }
  /** What one source brought each seat; `told` says what it was that is counted so. */
  interface AccountRow {
    name: string;
    amounts: number[];
    told: string[];
  }
  /** An entry that turned the match, and whose it was. */
  interface KeyMoment {
    number: number;
    text: string;
    seat: number;
  }
  /** What was counted for each seat, row after row as it changed, where it came from, and what turned the match. */
  interface MatchCourse {
    label: string;
    rows: number[][];
    account: AccountRow[];
    notes: string[];
    moments: KeyMoment[];
  }
  interface PositionScene {
    scene: Scene;
    text: string;
  }
  interface Verdict {
    holds: boolean;
    claim: boolean;
    seal: string;
    lines: string[];
    crossed: boolean;
  }
  interface Stats {
    started: number;
    finished: number;
    abandoned: number;
  }
  interface HouseKey {
    key: string;
  }
  interface Health {
    ok: boolean;
  }
  /** All that is said has an id; what is sent again under the same one is done once. */
  interface StudyMessage {
    type: "StudyMessage";
    id: string;
  }
  interface StudyHello {
    type: "hello";
    study: string;
    lang: string;
    id: string;
  }
  interface StudyPing {
    type: "ping";
    id: string;
  }
  /** What names a move by its number says which tree it means: `shape` changes whenever numbers do. */
  interface Reshaping {
    type: "Reshaping";
    shape: number;
    id: string;
  }
  /** A move, or what falls (seat −1); what is empty falls by lot. */
  interface MoveTried {
    type: "add";
    shape: number;
    after: number;
    seat: number;
    move: string;
    id: string;
  }
  interface MoveNoted {
    type: "note";
    shape: number;
    node: number;
    text: string;
    id: string;
  }
  interface MoveLifted {
    type: "lift";
    shape: number;
    node: number;
    id: string;
  }
  interface MoveCut {
    type: "cut";
    shape: number;
    node: number;
    id: string;
  }
  /** Everybody is asked to look there. */
  interface NodeShown {
    type: "look";
    shape: number;
    node: number;
    id: string;
  }
  /** Another position at the root; all moves go. */
  interface StudyBegun {
    type: "begin";
    shape: number;
    position: string;
    options: string;
    id: string;
  }
  interface StudyNamed {
    type: "name";
    text: string;
    id: string;
  }
  /** The key of a new one: everybody who knows it may look and move. */
  interface StudyMade {
    key: string;
  }
  /** The whole tree, the move that is looked at, and how many are here. */
  interface StudyTold {
    type: "study";
    tree: Record<string, unknown>;
    shape: number;
    at: number;
    here: number;
  }
  /** One more move, the last of the tree; or a known one (then `move` is missing). All look there. */
  interface MoveAdded {
    type: "added";
    at: number;
    after: number;
    seat: number;
    move: string | null;
  }
  interface NodeLooked {
    type: "looked";
    at: number;
  }
  /** How many look. */
  interface HereNow {
    type: "here";
    here: number;
  }
  interface StudyDone {
    type: "ack";
    id: string;
  }
  /** A lesson, and how far the reader has come. */
  interface LessonInfo {
    name: string;
    title: string;
    about: string;
    scenes: number;
    done: number;
  }
  /** Drills about one thing. */
  interface DrillTheme {
    theme: string;
    label: string;
    count: number;
  }
  /** The school of a game. */
  interface SchoolInfo {
    game: string;
    title: string;
    lessons: LessonInfo[];
    themes: DrillTheme[];
  }
  /** What the coach says once, when such a choice or such a clause first comes up. */
  interface IdeaInfo {
    name: string;
    choice: string;
    clause: string;
    text: string;
  }
  /** A table that is always told whole. */
  interface TaughtTable {
    type: "table";
    match: string;
    number: number;
    log: LogLine[];
    acts: number[];
    to_act: number[];
    nature: Chosen[];
    clocks: Ticking[] | null;
    undo: string;
    opening: OpeningInfo | null;
    window: boolean;
    throw: number;
    scene?: Scene;
    changes?: SceneChanges;
  }
  /** A scene of a lesson, on a table like any other. */
  interface LessonNow {
    lesson: string;
    title: string;
    scene: number;
    scenes: number;
    text: string;
    lit: string[];
    room: RoomInfo;
    table: TaughtTable;
  }
  /** What became of an answer. */
  interface LessonReply {
    right: boolean;
    text: string;
    events: Happened[];
    draft: DraftNow | null;
    over: boolean;
    often: string;
  }
  interface NewRoom {
    game: string;
    name?: string | null;
    seats?: number | null;
    options?: Record<string, boolean | number | string> | null;
    lang?: string;
    chance?: "fair" | "typed";
    clock?: ClockSetup | null;
    rated?: boolean;
    chat?: "free" | "phrases" | "off";
    pace?: PaceSetup | null;
    position?: string;
    written?: string;
    seat?: number;
    party?: string | null;
  }
  interface Join {
    name?: string | null;
    sit?: boolean;
    program?: boolean;
  }
  /** The people of a match. */
  interface CompanyAsked {
    match: string;
  }
  interface TokenShown {
    token: string;
  }
  type Kind = "" | "card" | "die" | "man" | "stone" | "chip" | "cup" | "tag" | "panel" | "point" | "field" | "sign" | "token";
  /** One thing on the table: a drawing by name, a text, or both. */
  interface Node {
    id: string;
    art?: string;
    x: number;
    y: number;
    w?: number;
    h?: number;
    turn?: number;
    label?: string;
    text?: string;
    align?: string;
    marks?: string[];
    tone?: number;
    origin?: string;
    via?: [number, number][];
    kind?: "" | "card" | "die" | "man" | "stone" | "chip" | "cup" | "tag" | "panel" | "point" | "field" | "sign" | "token";
    pane?: string;
    opens?: string;
  }
  /** A step of a click path that is not a thing on the table. */
  interface Button {
    id: string;
    label: string;
    told?: boolean;
  }
  /** A legal action: its text, its words, and the clicks that make it. */
  interface Choice {
    text: string;
    label: string;
    path: string[];
    loose: boolean;
    leads?: string[];
    shows?: string[];
  }
  /** How many of something a seat has, to be shown as a drawing and a number. */
  interface Count {
    art: string;
    count: number;
    label: string;
  }
  /** A seat beside the table: what everybody may know of it in a few words, and what can be counted. */
  interface Seated {
    name: string;
    note: string;
    acts: boolean;
    out: boolean;
    score: number | null;
    counts: Count[];
  }
  /** A window for hidden cards, the same for everybody who is asked, whatever they hold. */
  interface Asks {
    round: number;
    topics: string[];
    rest: string;
  }
  /** A picture of a view: flat nodes in drawing order, choices, and a sentence. */
  interface Scene {
    shape: string;
    size: [number, number];
    ground: string;
    prompt: string;
    clause: string;
    text: string;
    nodes: Node[];
    choices: Choice[];
    buttons: Button[];
    seats: Seated[];
    alike?: string[][];
    slots?: string[];
    pane?: string;
    asks?: Asks | null;
  }
  type ToServer =
    | Hello
    | LookFrom
    | Ping
    | Change
    | SitDown
    | StandUp
    | Rename
    | PutBot
    | Back
    | Start
    | Pledge
    | OpenPledge
    | Act
    | Prepare
    | Suppose
    | Nature
    | LetFall
    | ThrowOwn
    | AskUndo
    | AgreeUndo
    | RefuseUndo
    | Hint
    | Why
    | Weigh
    | Chances
    | PositionAsked
    | Say
    | Rematch
    | Abandon
    | Admit
    | Withdraw
    | Resign
    | TakeHoliday
    | Swap
    | Kick
    | LeaveRoom;
  type ToClient =
    | RoomInfo
    | TableNow
    | Happened
    | Changed
    | DraftNow
    | Acknowledged
    | Rejected
    | Hinted
    | WhyNot
    | Weighed
    | ChancesTold
    | PositionText
    | Supposed
    | ChatLines
    | Pong
    | Nudge
    | Trouble;
  type Gets = [
    [`/api/drill/${string}/${string}`, DrillTold],
    [`/api/games/${string}/board`, BoardInfo],
    [`/api/games/${string}/challenges`, ChallengeLine[]],
    [`/api/games/${string}/odds`, OddsLine[]],
    [`/api/games/${string}/position`, PositionScene],
    [`/api/matches/${string}/course`, MatchCourse],
    [`/api/matches/${string}/moment`, MomentPosition],
    [`/api/matches/${string}/steps`, Steps],
    [`/api/matches/${string}/verify`, Verdict],
    [`/api/school/${string}/ideas`, IdeaInfo[]],
    ["/api/deal/cards", DrillTold | null],
    ["/api/deal/turns", DealTurns],
    ["/api/me/deck", DeckInfo],
    ["/api/me/going", GoingInfo[]],
    ["/api/me/history", HistoryInfo],
    ["/api/me/invites", InviteInfo[]],
    ["/api/me/kept", KeptInfo],
    ["/api/me/luggage", Luggage],
    ["/api/me/pair", PairState],
    ["/api/me/ratings", RatingsInfo],
    ["/api/me/record", RecordInfo],
    [`/api/duplicates/${string}`, DuplicateInfo],
    [`/api/games/${string}`, GameInfo],
    [`/api/matches/${string}`, MatchInfo],
    [`/api/rooms/${string}`, RoomInfo],
    [`/api/school/${string}`, SchoolInfo],
    ["/api/deal", DealInfo],
    ["/api/drill", DrillTold | null],
    ["/api/games", GameInfo[]],
    ["/api/health", Health],
    ["/api/home", HomeInfo],
    ["/api/key", HouseKey],
    ["/api/levels", LevelInfo[]],
    ["/api/me", MeInfo],
    ["/api/phrases", Phrase[]],
    ["/api/pictures", Record<string, string>],
    ["/api/push", PushInfo],
    ["/api/stats", Stats],
  ];
  type Posts = [
    [`/api/people/${string}/out/${string}`, null],
    [`/api/school/${string}/${string}/answer`, LessonReply],
    [`/api/school/${string}/${string}/hint`, Hinted],
    [`/api/school/${string}/${string}/scene`, LessonNow],
    [`/api/school/${string}/${string}/why`, WhyNot],
    ["/api/me/pair/answer", PairState],
    ["/api/me/passkeys/new", Record<string, unknown>],
    ["/api/people/pair/claim", PairAnswer],
    ["/api/people/passkey/new", Record<string, unknown>],
    [`/api/analysis/${string}/explorer`, ExplorerTold],
    [`/api/analysis/${string}/hint`, SeenHint],
    [`/api/analysis/${string}/notation`, TreeWritten],
    [`/api/analysis/${string}/setting`, SettingNow],
    [`/api/analysis/${string}/values`, Record<string, unknown>],
    [`/api/deal/cards/${string}`, DrillVerdict],
    [`/api/drill/${string}/${string}`, DrillVerdict],
    [`/api/me/devices/${string}`, MeInfo],
    [`/api/me/invites/${string}`, null],
    [`/api/me/passkeys/${string}`, MeInfo],
    [`/api/rooms/${string}/adopt`, TokenOf],
    [`/api/rooms/${string}/guest`, TokenOf],
    [`/api/rooms/${string}/invite`, Invited],
    [`/api/rooms/${string}/join`, Joined],
    ["/api/deal/try", Joined],
    ["/api/me/adopt", Adopted],
    ["/api/me/challenges", null],
    ["/api/me/deck", DeckInfo],
    ["/api/me/glances", GlancesInfo],
    ["/api/me/luggage", Unpacked],
    ["/api/me/pair", PairLink],
    ["/api/me/passkeys", MeInfo],
    ["/api/me/push", null],
    ["/api/me/push", null],
    ["/api/me/rescue", RescueCodes],
    ["/api/me/seen", null],
    ["/api/people/pair", PairAsked],
    ["/api/people/passkey", NewPerson],
    ["/api/people/rescue", NewPerson],
    [`/api/analysis/${string}`, AnalysisNow],
    ["/api/letters", LetterNow],
    ["/api/me", MeInfo],
    ["/api/me", null],
    ["/api/people", NewPerson],
    ["/api/rooms", Joined],
    ["/api/studies", StudyMade],
  ];
}
