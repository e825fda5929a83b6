import { describe, expect, it } from 'vitest';
import { resources } from '../../../resources/index.ts';
import { type Caller, type Ok, testApp } from '../../support/app.ts';
import { isIndonesian } from '../../support/declared/refused.ts';
import { addressOf, openEverything } from '../../support/declared/store.ts';

// Every call from the server's route list, so that a new one cannot be forgotten. Details of generated resource
// calls are tested in the neighbouring files.
const { app, signIn, pool } = await testApp();
await openEverything(pool);
let admin = await signIn('admin');

type Schema = { type?: string; properties?: Record<string, Schema>; oneOf?: Schema[]; anyOf?: Schema[] };
type Described = {
  parameters?: { in: string; name: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
};
type Call = { method: string; url: string; fields: string[]; queries: string[] };

const own = new Set(resources.flatMap((resource) => [addressOf(resource), `${addressOf(resource)}/{id}`]));
const calls: Call[] = Object.entries(app.swagger().paths ?? {})
  .filter(([url]) => !own.has(url) && !/^\/(docs|metrics|openapi)/.test(url))
  .flatMap(([url, methods]) =>
    Object.entries(methods as Record<string, Described>).map(([method, described]) => ({
      method: method.toUpperCase(),
      url,
      fields: Object.values(described.requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema)),
      queries: (described.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name),
    })),
  );

const nobody = '0199ffff-0000-7000-8000-000000000000';
const values: unknown[] = [
  null,
  -1,
  1e308,
  true,
  'x',
  'a\u0000b',
  'a\ud800',
  'x'.repeat(50_000),
  [],
  [[null]],
  [{}],
  {},
  { a: [] },
];
const bodies = [
  'null',
  '[]',
  '"x"',
  '7',
  '{',
  '',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
];
const typed = [
  "'",
  '%00',
  '%ED%A0%80',
  '1e9',
  '-1',
  '__proto__',
  'x'.repeat(5000),
  '2026-02-30',
  '%F0%9F%92%A5',
];

it('knows the calls', () => {
  expect(calls.length).toBeGreaterThan(100);
  expect(calls.filter(({ fields }) => fields.length > 0).length).toBeGreaterThan(20);
});

describe('with a twelfth of it for each call, in turn', () => walks(12));
describe('with all of it', { tags: ['full'] }, () => walks(1));

function walks(share: number): void {
  let turn = 0;
  const inTurn = <One>(all: readonly One[]): One[] => {
    turn += 1;
    return all.filter((_, at) => (at + turn) % share === 0);
  };

  it('answers nothing that is sent to any call with an error of its own', async () => {
    const faults: string[] = [];
    for (const { method, url, fields } of calls.filter(
      (call) => call.method !== 'GET' && call.method !== 'DELETE',
    )) {
      const at = url.replace(/\{[^}]+\}/g, nobody);
      const payloads = [
        ...inTurn(bodies),
        ...[...new Set(fields)].flatMap((field) =>
          inTurn(values).map((value) => JSON.stringify({ [field]: value })),
        ),
      ];
      for (const payload of payloads) faults.push(...(await faultOf(method, at, payload)));
    }
    expect(faults).toEqual([]);
  });

  it('answers no address and no parameter with an error of its own', async () => {
    const faults: string[] = [];
    for (const { method, url, queries } of calls.filter(
      (call) => call.method === 'GET' || call.method === 'DELETE',
    )) {
      for (const id of url.includes('{') ? inTurn([nobody, "'", '%00', '__proto__', 'x'.repeat(90)]) : [''])
        faults.push(...(await faultOf(method, url.replace(/\{[^}]+\}/g, id))));
      const at = url.replace(/\{[^}]+\}/g, nobody);
      for (const name of [...queries, 'Page', 'FirstChar', 'x'])
        for (const value of inTurn(typed)) faults.push(...(await faultOf(method, `${at}?${name}=${value}`)));
      faults.push(...(await faultOf(method, `${at}?Page=1&Page=2`)));
    }
    expect(faults).toEqual([]);
  });
}

/** Nothing when the call did it or refused it in words. */
async function faultOf(method: string, url: string, payload?: string): Promise<string[]> {
  const answer = await ask(admin, method, url, payload);
  // Some calls end the session: who asks signs in again.
  if (answer.status === 401 && !url.startsWith('/user/api/Account')) {
    admin = await signIn('admin');
    return faultOf(method, url, payload);
  }
  const { message, errors = {} } = (answer.body ?? {}) as Partial<Ok>;
  const isSaid = message === undefined || isIndonesian({ message, errors } as Ok);
  if (answer.status < 400 || (answer.status < 500 && isSaid)) return [];
  const sent = payload === undefined ? '' : ` ${payload.slice(0, 80)}`;
  return [
    `${method} ${url.slice(0, 120)}${sent}: ${answer.status} ${JSON.stringify(answer.body)?.slice(0, 200)}`,
  ];
}

const ask = (caller: Caller, method: string, url: string, payload?: string) =>
  caller.ask({
    method: method as 'POST',
    url,
    ...(payload !== undefined && { payload, headers: { 'content-type': 'application/json' } }),
  });

function fieldsOf(schema: Schema | undefined): string[] {
  if (!schema) return [];
  const further = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [...Object.keys(schema.properties ?? {}), ...further.flatMap(fieldsOf)];
}
