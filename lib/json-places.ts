/** Where a JSON text breaks: a place from 0, and what should stand there. */
export type JsonBreak = {
  at: number;
  wanted: 'value' | 'key' | 'colon' | 'comma' | 'end' | 'string' | 'twice';
};

export type ReadJson =
  | { value: unknown; placeOf: (path: readonly PropertyKey[]) => number }
  | { broken: JsonBreak };

const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON's own rule for texts
const text = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const space = /[ \t\r\n]*/y;

/** Beyond this nothing is looked at; values may hold far less. */
const deepest = 500;

/** Where a value stands, and what it holds: as a tree, since keys of whole paths took seconds for 100 kB. */
type Place = { at: number; inner?: Map<string, Place> };

/** Reads a JSON text as `JSON.parse` does, and remembers where each value stands, or where the text breaks. */
export function readJson(source: string): ReadJson {
  let at = 0;
  const fail = (wanted: JsonBreak['wanted'], place = at): never => {
    throw new Broken({ at: place, wanted });
  };
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  const next = (): string | undefined => {
    take(space);
    return source[at];
  };
  const value = (depth: number): Place => {
    const sign = next();
    const began = at;
    if (depth > deepest) fail('value');
    if (sign === '{' || sign === '[') return { at: began, inner: members(depth + 1, sign) };
    if (sign === '"') take(text) ?? fail('string');
    else take(literal) || fail('value');
    return { at: began };
  };
  const members = (depth: number, opening: '{' | '['): Map<string, Place> => {
    const closing = opening === '{' ? '}' : ']';
    const inner = new Map<string, Place>();
    at += 1;
    if (next() === closing) {
      at += 1;
      return inner;
    }
    for (let index = 0; ; index += 1) {
      const name = opening === '{' ? key(inner) : String(index);
      inner.set(name, value(depth));
      const sign = next();
      if (sign !== ',' && sign !== closing) fail('comma');
      at += 1;
      if (sign === closing) return inner;
    }
  };
  const key = (known: ReadonlyMap<string, Place>): string => {
    if (next() !== '"') fail('key');
    const began = at;
    const name = JSON.parse(take(text) ?? fail('string')) as string;
    if (known.has(name)) fail('twice', began);
    if (next() !== ':') fail('colon');
    at += 1;
    return name;
  };
  let whole: Place;
  try {
    whole = value(0);
    if (next() !== undefined) fail('end');
  } catch (error) {
    if (error instanceof Broken) return { broken: error.broken };
    throw error;
  }
  return { value: JSON.parse(source), placeOf: (path) => nearest(whole, path) };
}

class Broken extends Error {
  readonly broken: JsonBreak;
  constructor(broken: JsonBreak) {
    super(broken.wanted);
    this.broken = broken;
  }
}

/** Of what is missing, the place of what should hold it. */
function nearest(place: Place, [name, ...rest]: readonly PropertyKey[]): number {
  const found = name === undefined ? undefined : place.inner?.get(String(name));
  return found ? nearest(found, rest) : place.at;
}

/** Line and column of a place, both from 1. */
export function lineOf(source: string, at: number): { line: number; column: number } {
  const before = source.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
