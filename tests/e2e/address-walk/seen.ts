/** What a screen is seen to be. */
export type Seen = {
  path: string;
  kind: 'screen' | 'nothing yet' | '403' | '404' | '500';
  heading: string;
  headings: number;
  /** Horizontal overflow of the page or its scroll containers, in pixels. */
  sideways: number;
  /** The widest element when it overflows. */
  widest: string;
  /** Ids that stand twice. */
  twins: string[];
  /** All its words. */
  words: string;
  /** Everything that can be pressed in it, by name. */
  controls: string[];
  /** Requests since the address was opened. */
  asked: number;
  /** Pending loads, if any. */
  waitsFor: string;
  /** Whether it contains parts not judged yet. */
  isFresh: boolean;
  /** Which entries of the menu are highlighted. */
  here: string[];
};
/** Knows whether the screen still waits for something. */
export type Stillness = {
  /** Resets the counters for another address. */
  begin: () => void;
  asked: () => number;
  isThere: () => boolean;
  isShown: (element: Element) => boolean;
  waitsFor: () => string;
  /** Resolves when the page is still; a complete page with endless motion counts as it is. */
  settled: () => Promise<void>;
};

/** What axe is to look at. */
type Fresh = { include: Element[]; exclude: Element[] };
/** Knows which parts of a screen were judged before. */
export type Shapes = {
  /** Finds parts not yet judged in their place; judged ones are skipped unless small. */
  find: () => boolean;
  /** What it has found. */
  fresh: () => Fresh | undefined;
  /** Shapes judged so far, passed to the next page. */
  judged: Set<string>;
};

export type Eye = {
  /** Navigates like an in-app link; waits until the page is still. */
  go: (path: string) => Promise<Seen>;
  look: () => Promise<Seen>;
  /** Visits addresses that must be refused, without waiting beyond the refusal; gives those that were not. */
  refused: (paths: string[], kind: Seen['kind']) => Promise<string[]>;
};

declare global {
  interface Window {
    stillness: Stillness;
    shapes: Shapes;
    eye: Eye;
  }
}
