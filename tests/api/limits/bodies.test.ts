import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import { describeEach } from '../../support/declared/distinct.ts';
import { isIndonesian } from '../../support/declared/refused.ts';
import { addressOf, openEverything, standOf, writtenResources } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';

const { signIn, pool } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');
const { bodyOf } = generator(admin);
const tenMegabytes = 'x'.repeat(10 * 1024 * 1024);
const deep = 200_000;

type Sent = { type?: string; payload: string; status: number | readonly number[] };

const bodies: Record<string, Sent> = {
  'nothing at all': { payload: '', status: [400, 422] },
  'half a body': { payload: '{"name": "Ter', status: 400 },
  'not JSON': { payload: 'name=Uji', status: 400 },
  'a list': { payload: '[{"name":"Uji"}]', status: [400, 422] },
  null: { payload: 'null', status: [400, 422] },
  'a text': { payload: '"Uji"', status: [400, 422] },
  'a number': { payload: '7', status: [400, 422] },
  'an endless number': {
    payload: '{"version":1e999,"sortOrder":1e999,"isActive":1e999}',
    status: [400, 422],
  },
  'a prototype': { payload: '{"__proto__":{"isActive":false},"isActive":false}', status: [400, 422] },
  'a constructor': { payload: '{"constructor":{"prototype":{"isActive":false}}}', status: [400, 422] },
  'a key twice, unknown': { payload: '{"x":1,"x":2}', status: 422 },
  'lists in lists': { payload: '['.repeat(deep) + ']'.repeat(deep), status: [400, 422] },
  'records in records': { payload: `${'{"name":'.repeat(20_000)}1${'}'.repeat(20_000)}`, status: [400, 422] },
  'ten megabytes': { payload: JSON.stringify({ name: tenMegabytes }), status: 413 },
  'another type': { type: 'text/plain', payload: '{"name":"Uji"}', status: [415, 422] },
  XML: { type: 'application/xml', payload: '<name>Uji</name>', status: 415 },
  'a form': { type: 'application/x-www-form-urlencoded', payload: 'name=Uji', status: 415 },
  'half a form': {
    type: 'multipart/form-data; boundary=x',
    payload: '--x\r\nContent-Disp',
    status: [400, 415],
  },
};

describeEach(writtenResources, (resource) => {
  it('refuses bodies that are no record, new and changed, and stores nothing', async () => {
    const base = addressOf(resource);
    const made = await admin.post(base, await bodyOf(resource));
    expect(made.body, JSON.stringify(made.body)).toMatchObject({ statusCode: 200 });
    const own = `${base}/${made.body.data.id}`;
    const before = await standOf(pool, resource);
    const faults: string[] = [];
    for (const [what, { type = 'application/json', payload, status }] of Object.entries(bodies)) {
      const calls = [
        ['POST', base],
        ['PUT', own],
        ['POST', `${base}/bulk`],
      ] as const;
      for (const [method, url] of calls) {
        const answer = await admin.ask({ method, url, payload, headers: { 'content-type': type } });
        const isExpected = [status].flat().includes(answer.status);
        if (!isExpected || !isIndonesian(answer.body))
          faults.push(`${method} ${url}, ${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
    }
    expect(faults).toEqual([]);
    expect(await standOf(pool, resource)).toEqual(before);
  });
});

it('leaves no trace in the prototype of anything', () => {
  expect(({} as Record<string, unknown>).isActive).toBeUndefined();
});
