/** A body with one fault. `mayPass`: it may be accepted, since the value is optional. */
export type WrongBody = { what: string; path: string; body: unknown; mayPass: boolean };

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Longer than any letter field allows, shorter than the server's body limit. */
const huge = 'x'.repeat(700_000);

/** Gives every single-fault variant of a valid body: wrong type, null, too long, missing. */
export function wrongBodies(right: object): WrongBody[] {
  const body = right as Json;
  const inPlace = placesIn(body).flatMap(({ path, value }) =>
    wrongValues(path, value).map(({ what, wrong, mayPass }) => ({
      what: `${path.join('.')}: ${what}`,
      path: path.join('.'),
      body: put(body, path, wrong),
      mayPass,
    })),
  );
  const whole = [[body], [], 'teks', 7, true].map((wrong) => ({
    ...{ what: `the whole: ${JSON.stringify(wrong).slice(0, 20)}`, path: '', body: wrong, mayPass: false },
  }));
  const unknown = ['tidakDikenal', 'state', 'userId', 'constructor', '__proto__'].map((name) => ({
    what: `unknown: ${name}`,
    path: name,
    body: JSON.parse(
      `${JSON.stringify(body).slice(0, -1)}${Object.keys(right).length > 0 ? ',' : ''}"${name}":1}`,
    ),
    mayPass: false,
  }));
  return [...inPlace, ...whole, ...unknown.filter(({ path }) => !(path in right) || path === 'constructor')];
}

type Place = { path: (string | number)[]; value: Json };

/** Every value in a body, of lists the first one. */
function placesIn(value: Json, path: Place['path'] = []): Place[] {
  const own = path.length > 0 ? [{ path, value }] : [];
  if (Array.isArray(value))
    return [...own, ...(value[0] !== undefined ? placesIn(value[0], [...path, 0]) : [])];
  if (value === null || typeof value !== 'object') return own;
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...path, name]))];
}

function wrongValues(path: Place['path'], value: Json): { what: string; wrong: Json; mayPass: boolean }[] {
  const kind = Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
  const others: Record<string, Json> = {
    string: 'x',
    number: 7.5,
    boolean: true,
    list: ['x'],
    object: { lain: 1 },
  };
  const alike: Json[] = [{ lain: 1 }, ['x'], 7.5];
  const byType = (
    kind === 'null'
      ? alike
      : Object.entries(others)
          .filter(([type]) => type !== kind)
          .map(([, v]) => v)
  ).map((wrong) => ({ what: `${JSON.stringify(wrong)} for a ${kind}`, wrong, mayPass: false }));
  const nothing = { what: 'null', wrong: null, mayPass: true };
  if (typeof value !== 'string') return kind === 'null' ? byType : [...byType, nothing];
  const isId = uuid.test(value);
  return [
    ...byType,
    nothing,
    { what: 'huge', wrong: huge, mayPass: false },
    { what: 'a NUL', wrong: `${value}\u0000`, mayPass: false },
    ...(isId ? [{ what: 'no id', wrong: 'bukan-id', mayPass: false }] : []),
    // The browser creates the ids of new records.
    ...(isId
      ? [{ what: 'an id of nothing', wrong: crypto.randomUUID(), mayPass: path.join() === 'id' }]
      : []),
  ];
}

function put(into: Json, [name, ...rest]: Place['path'], value: Json): Json {
  if (name === undefined) return value;
  if (Array.isArray(into)) return into.map((one, at) => (at === name ? put(one, rest, value) : one));
  const object = into as { [key: string]: Json };
  return { ...object, [name]: put(object[name as string] as Json, rest, value) };
}
