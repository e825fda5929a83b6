/** What a screen is seen to be. */
export type Seen = {
  path: string;
  /** A screen, or the refusal that stands there. */
  kind: 'screen' | 'nothing yet' | '403' | '404' | '500';
  heading: string;
  headings: number;
  /** How much wider the page, or what scrolls in it, is than its room, in pixels. */
  sideways: number;
  /** What reaches furthest, where that is too far. */
  widest: string;
  /** Ids that stand twice. */
  twins: string[];
  /** All its words. */
  words: string;
  /** Everything that can be pressed in it, by name. */
  controls: string[];
  /** How often the server was asked since the address was opened. */
  asked: number;
  /** What it still waits for, where it does. */
  waitsFor: string;
  /** Whether it holds something that nobody has judged yet. */
  isFresh: boolean;
  /** Which entries of the menu are highlighted. */
  here: string[];
};
/** Knows whether the screen still waits for something. */
export type Stillness = {
  /** Another address is on its way: counts begin anew. */
  begin: () => void;
  asked: () => number;
  isThere: () => boolean;
  isShown: (element: Element) => boolean;
  waitsFor: () => string;
  /** Until it stands still; what is all there and goes on moving is looked at as it is. */
  settled: () => Promise<void>;
};

/** What axe is to look at. */
type Fresh = { include: Element[]; exclude: Element[] };
/** Knows which parts of a screen were judged before. */
export type Shapes = {
  /** Finds what nobody has judged where it stands; what was is left out, unless it is small. */
  find: () => boolean;
  /** What it has found. */
  fresh: () => Fresh | undefined;
  /** What was judged so far, for the next page to know. */
  judged: Set<string>;
};

export type Eye = {
  /** Goes to an address as a link inside the app does; waits until it stands still. */
  go: (path: string) => Promise<Seen>;
  look: () => Promise<Seen>;
  /** Goes on as soon as it is refused there, without waiting for anything else; tells the addresses that are not. */
  refused: (paths: string[], kind: Seen['kind']) => Promise<string[]>;
};

declare global {
  interface Window {
    stillness: Stillness;
    shapes: Shapes;
    eye: Eye;
  }
}
