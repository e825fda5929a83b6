/** @module-tag full */

import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { patience } from '../../../server/documents/index.ts';
import { openDesk, password } from './desk.ts';

const desk = await openDesk();
const { staf, direktur } = desk.people;
const mark = '\u0301';

// The typesetter is at it with all it has until it is given up.
const before = { ...patience };
afterAll(() => Object.assign(patience, before));

test.each([
  ['content', { content: `<p>a${mark.repeat(20_000)}</p>` }],
  ['content', { content: `<p>a${'&#769;'.repeat(9)}</p>` }],
  ['content', { content: `<p>a${`<b>${mark.repeat(3)}</b>`.repeat(3)}</p>` }],
  ['coverContent', { coverContent: `<p>a${`${mark}\u200d`.repeat(5)}</p>` }],
  ['subject', { subject: `Rapa${mark.repeat(9)}t` }],
])('more marks on one letter than paper carries are refused at the field (%s)', async (field, over) => {
  const { status, body } = await staf.post('/letter/api/Letter', desk.letter(over));
  expect([status, body.errors]).toEqual([422, { [field]: ['Paling banyak 8 tanda pada satu huruf.'] }]);
});

test('writing with marks, and signs that are put together, stay', async () => {
  const written = '<p>Việt Nam, בְּרֵאשִׁ֖ית, བསྒྲུབས, 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿</p>';
  expect((await desk.save({ content: written })).content).toBe(written);
});

test('a letter that cannot be set is refused with a word, and nobody else waits for it', {
  timeout: 60_000,
}, async () => {
  const id = await desk.inState('signing');
  const good = await desk.inState('signing');
  // Warm up both typesetters, so that their start on a busy machine does not count as waiting.
  await desk.inState('sent');
  expect((await staf.get(desk.at(good, '/pdf'))).status).toBe(200);
  patience.preview = 3_000;
  // As it may have been stored before it was looked at.
  await desk.app.db.execute(
    sql`update letter_content set content = ${`<p>a${mark.repeat(40_000)}</p>`} where letter_id = ${id}`,
  );
  const preview = staf.get(desk.at(id, '/pdf'));
  const signed = await Promise.race([preview, direktur.post(desk.at(good, '/sign'), { password })]);
  expect([signed.status, signed.body.message]).not.toContain(422);
  expect(signed.status).toBe(200);
  expect(await preview).toMatchObject({
    status: 422,
    body: { errors: { content: [expect.stringMatching(/tidak dapat dicetak/)] } },
  });
  patience.signed = 3_000;
  const refused = await direktur.post(desk.at(id, '/sign'), { password });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/tidak dapat dicetak/) },
  });
  expect((await direktur.get(desk.at(id))).body.data).toMatchObject({ state: 'signing', number: null });
});

test('what would print as boxes or over itself is refused with its place: in the preview, sent on, and signed', async () => {
  const boxes = '<p>Rekanan \u{10fffd} dari luar</p>';
  const wide = `<table><tbody><tr>${'<td>123.456.789</td>'.repeat(20)}</tr></tbody></table>`;
  for (const [content, words] of [
    [boxes, /Huruf "\u{10fffd}" tidak dapat dicetak \(Rekanan/u],
    [wide, /Tabel ke-1 \(20 kolom\)/],
  ] as const) {
    const { id } = await desk.save({ content });
    const refused = { status: 422, body: { errors: { content: [expect.stringMatching(words)] } } };
    expect(await staf.get(desk.at(id, '/pdf'))).toMatchObject(refused);
    expect(await staf.post(desk.at(id, '/submit'), {})).toMatchObject(refused);
    // All that it is refused for at once, and before the last click.
    const { body: told } = await staf.get(desk.at(id, '/check'));
    expect(told.data.errors).toEqual((await staf.post(desk.at(id, '/submit'), {})).body.errors);
    await desk.app.db.execute(sql`update letter set place = '' where id = ${id}`);
    const both = (await staf.get(desk.at(id, '/check'))).body.data.errors;
    expect(Object.keys(both).toSorted()).toEqual(['content', 'place']);
    const signing = await desk.inState('signing');
    await desk.app.db.execute(
      sql`update letter_content set content = ${content} where letter_id = ${signing}`,
    );
    expect(await direktur.post(desk.at(signing, '/sign'), { password })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(words) },
    });
  }
});
