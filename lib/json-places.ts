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

/** Reads a JSON text as `JSON.parse` does, and remembers where each value stands, or where the text breaks. */
export function readJson(source: string): ReadJson {
  const places = new Map<string, number>();
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
  const value = (path: readonly PropertyKey[]): void => {
    const sign = next();
    places.set(keyOf(path), at);
    if (path.length > deepest) fail('value');
    if (sign === '{' || sign === '[') members(path, sign);
    else if (sign === '"') take(text) ?? fail('string');
    else take(literal) || fail('value');
  };
  const members = (path: readonly PropertyKey[], opening: '{' | '['): void => {
    const closing = opening === '{' ? '}' : ']';
    const keys = new Set<string>();
    at += 1;
    if (next() === closing) {
      at += 1;
      return;
    }
    for (let index = 0; ; index += 1) {
      value([...path, opening === '{' ? key(keys) : index]);
      const sign = next();
      if (sign !== ',' && sign !== closing) fail('comma');
      at += 1;
      if (sign === closing) return;
    }
  };
  const key = (known: Set<string>): string => {
    if (next() !== '"') fail('key');
    const began = at;
    const name = JSON.parse(take(text) ?? fail('string')) as string;
    if (known.has(name)) fail('twice', began);
    known.add(name);
    if (next() !== ':') fail('colon');
    at += 1;
    return name;
  };
  try {
    value([]);
    if (next() !== undefined) fail('end');
  } catch (error) {
    if (error instanceof Broken) return { broken: error.broken };
    throw error;
  }
  return { value: JSON.parse(source), placeOf: (path) => nearest(places, path) };
}

class Broken extends Error {
  readonly broken: JsonBreak;
  constructor(broken: JsonBreak) {
    super(broken.wanted);
    this.broken = broken;
  }
}

const keyOf = (path: readonly PropertyKey[]): string => JSON.stringify(path.map(String));

/** Of what is missing, the place of what should hold it. */
function nearest(places: ReadonlyMap<string, number>, path: readonly PropertyKey[]): number {
  return places.get(keyOf(path)) ?? (path.length > 0 ? nearest(places, path.slice(0, -1)) : 0);
}

/** Line and column of a place, both from 1. */
export function lineOf(source: string, at: number): { line: number; column: number } {
  const before = source.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
