import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Caller, Ok } from '../support/app.ts';
import { openDesk } from './letters/desk.ts';

// Responses are in the request's language; stored texts are Indonesian.
const desk = await openDesk();
const { staf, atasan, direktur } = desk.people;
const { stranger } = desk.app;

/** The same user with the page in English: sends our client's `x-language` header. */
const inEnglish = (by: Caller) => ({
  get: (url: string) => by.ask<Ok>({ method: 'GET', url, headers: { 'x-language': 'en' } }),
  post: (url: string, payload: object = {}) =>
    by.ask<Ok>({ method: 'POST', url, payload, headers: { 'x-language': 'en' } }),
  put: (url: string, payload: object) =>
    by.ask<Ok>({ method: 'PUT', url, payload, headers: { 'x-language': 'en' } }),
});
const nowhere = desk.at('01900000-0000-7000-8000-000000000000');
const login = { email: 'staf@naskah.example', password: 'bukan ini' };

describe('A refusal', () => {
  test('is Indonesian for whoever does not ask for English, whatever their browser reads', async () => {
    const { body } = await staf.ask<Ok>({
      method: 'GET',
      url: nowhere,
      headers: { 'accept-language': 'en-GB,en', 'x-language': 'fr' },
    });
    expect(body.message).toBe('Naskah tidak ditemukan.');
  });

  test('of a sign-in is in the language of the page', async () => {
    const [id, en] = [
      await stranger.post('/user/api/Account/login', login),
      await inEnglish(stranger).post('/user/api/Account/login', login),
    ];
    expect([id.status, id.body.message]).toEqual([401, 'NPP, surel, atau kata sandi tidak cocok.']);
    expect([en.status, en.body.message]).toEqual([
      401,
      'Staff number, e-mail address or password do not match.',
    ]);
  });

  test('names what is wrong with the fields of a record, with their labels', async () => {
    const path = '/master-data/api/ScriptType';
    const { status, body } = await inEnglish(desk.people.admin).post(path, { code: 'a b', colour: 'red' });
    expect([status, body.message]).toEqual([422, 'Some fields need correcting.']);
    expect(body.errors).toMatchObject({
      code: ['Letters, digits, dots, dashes and slashes only.'],
      name: ['“Name” is required.'],
      colour: ['Unknown field.'],
    });
    const same = await desk.people.admin.post(path, { code: 'a b', colour: 'red' });
    expect(same.body.errors).toMatchObject({
      name: ['“Nama” harus diisi.'],
      colour: ['Isian tidak dikenal.'],
    });
  });

  test('names what is wrong with a letter, though its schema was made once', async () => {
    const odd = { ...desk.letter(), subject: 'x'.repeat(1200), urgency: 'SOON', attachments: [{ title: 3 }] };
    const en = await inEnglish(staf).post('/letter/api/Letter', odd);
    const id = await staf.post('/letter/api/Letter', odd);
    expect([en.status, id.status]).toEqual([422, 422]);
    expect(en.body.errors).toMatchObject({
      subject: ['At most 300 characters.'],
      urgency: ['Choose an urgency.'],
      'attachments.0.title': ['Enter text.'],
    });
    expect(id.body.errors).toMatchObject({
      subject: ['Paling banyak 300 karakter.'],
      urgency: ['Pilih sifat.'],
      'attachments.0.title': ['Isi dengan teks.'],
    });
  });

  test('is English for what may not be done, what is not there, and what came too late', async () => {
    const { id } = await desk.save();
    const submit = (by: Caller) => inEnglish(by).post(desk.at(id, '/submit'));
    await desk.submit(id);
    const told = await Promise.all([
      inEnglish(direktur).post(desk.at(id, '/withdraw'), { reason: 'Perlu waktu' }),
      inEnglish(staf).get(nowhere),
      submit(staf),
      inEnglish(staf).get('/letter/api/Nothing'),
      inEnglish(staf).get('/letter/api/Inbox?colour=red'),
    ]);
    expect(told.map(({ status, body }) => [status, body.message])).toEqual([
      [403, 'You may not do this.'],
      [404, 'This letter was not found.'],
      [409, 'This letter is already sent.'],
      [404, 'There is nothing at this address.'],
      [400, 'The request was not understood.'],
    ]);
  });

  test('is English also where the framework finds the fault while the body arrives', async () => {
    const ask = (language?: string) =>
      staf.ask<Ok>({
        method: 'POST',
        url: '/letter/api/Letter',
        payload: '{"subject":',
        headers: { 'content-type': 'application/json', ...(language && { 'x-language': language }) },
      });
    expect((await ask('en')).body.message).toBe('The request was not understood.');
    expect((await ask()).body.message).toBe('Permintaan tidak dimengerti.');
  });
});

test('calls in both languages at once do not mix', async () => {
  const asked = Array.from({ length: 40 }, (_, at) => at % 2 === 0);
  const bodies = await Promise.all(
    asked.map(async (isEnglish) => {
      const by = isEnglish ? inEnglish(staf) : staf;
      const { body } = await by.post('/letter/api/Letter', { ...desk.letter(), content: 7, subject: null });
      return body.errors;
    }),
  );
  expect(bodies).toEqual(
    asked.map((isEnglish) => {
      const text = isEnglish ? 'Enter text.' : 'Isi dengan teks.';
      return { content: [text], subject: [text] };
    }),
  );
});

describe('What is kept', () => {
  test('of a letter that an English page sent on is Indonesian: its timeline, its notices, its audit', async () => {
    await desk.app.db.execute(sql`truncate notification, audit_log cascade`);
    const { body: made } = await inEnglish(staf).post('/letter/api/Letter', desk.letter());
    const { id } = made.data;
    const steps = [
      await inEnglish(staf).post(desk.at(id, '/submit')),
      await inEnglish(atasan).post(desk.at(id, '/review'), { decision: 'return', note: 'Lengkapi.' }),
      await inEnglish(staf).post(desk.at(id, '/submit')),
      await inEnglish(staf).post(desk.at(id, '/nudge'), {}),
    ];
    expect(steps.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { rows } = await desk.app.db.execute<{ text: string }>(sql`
      select concat_ws(' ', title, message) as text from notification
      union all select concat_ws(' ', note) from letter_timeline where letter_id = ${id}
      union all select concat_ws(' ', before::text, after::text) from audit_log`);
    expect(rows.map(({ text }) => text).join('\n')).toMatch(/Naskah menunggu paraf Anda/);
    expect(rows.filter(({ text }) => /\b(the|this|letter|waiting|your|until)\b/i.test(text))).toEqual([]);
  });
});
