import { expect, test } from 'vitest';
import { countStatements } from '../../support/count-statements.ts';
import { openDesk } from './desk.ts';

const desk = await openDesk();
const { staf } = desk.people;

/** Counts statements outside the write transaction, for saving, opening and checking a draft. */
async function asked(over: Record<string, unknown> = {}) {
  let { id, version } = await desk.save(over);
  const save = async () => {
    const { status, body } = await staf.put(
      desk.at(id),
      desk.letter({ ...over, subject: `V${version}`, version }),
    );
    expect(status).toBe(200);
    version = body.data.version;
  };
  const put = await countStatements(desk.app.pool, save);
  const get = await countStatements(desk.app.pool, () => staf.get(desk.at(id)));
  const check = await countStatements(desk.app.pool, () => staf.get(desk.at(id, '/check')));
  return { put, get, check };
}

test('saving, opening and checking a draft ask nothing a draft never has', async () => {
  expect(await asked()).toEqual({ put: 12, get: 3, check: 21 });
});

test('nor does one that leaves the house ask for its address twice', async () => {
  const outside = {
    concern: 'external',
    internalToExternal: {
      address: 'Jalan Merdeka 1',
      externalReceiver: [{ institutionId: null, name: 'PT Mitra', email: null }],
      externalCc: [],
    },
  };
  expect(await asked(outside)).toEqual({ put: 12, get: 3, check: 21 });
});
