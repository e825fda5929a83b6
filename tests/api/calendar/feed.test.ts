import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { CalendarSubscription } from '../../../domain/calls/calendar.ts';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import type { Caller, Ok } from '../../support/app.ts';
import { actAs } from '../letters/desk.ts';
import { openDispositionDesk } from '../letters/dispositions-desk.ts';

const desk = await openDispositionDesk();
const { staf, atasan, direktur } = desk.people;
const { db, pool, stranger } = desk.app;
const today = dayInWib();
// Remove the demo's own delegations and filing units, which would be in the calendars.
await db.execute(sql`delete from delegation`);
await db.execute(sql`truncate archive, filing_unit cascade`);
const at = '/calendar/api/Subscription';
const subscribe = async (by: Caller) => {
  const { status, body } = await by.post<Ok<CalendarSubscription>>(at);
  expect(status).toBe(200);
  return new URL(body.data.url ?? '').pathname;
};
/** As a program fetches it: without key or session. */
const fetchFeed = (path: string) =>
  desk.app.app.inject({ method: 'GET', url: path, headers: { accept: 'text/calendar' } });

type Component = Record<string, string>;
/** Parses a calendar strictly by RFC 5545: CRLF, folded at 75 octets, no nested components. */
function read(text: string): { head: Component; events: Component[] } {
  expect(text.endsWith('\r\n') || text.endsWith('END:VCALENDAR')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean);
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  const head: Component = {};
  const events: Component[] = [];
  let into = head;
  for (const line of lines.slice(1, -1)) {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[^:]*)?):(.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    if (line === 'BEGIN:VEVENT') {
      into = {};
      events.push(into);
    } else if (line === 'END:VEVENT') into = head;
    else into[name] = value.replace(/\\n/g, '\n').replace(/\\([,;\\])/g, '$1');
  }
  return { head, events };
}

describe('the feed', () => {
  test('is a calendar as other programs read them, of what is open for its person', async () => {
    await db.execute(sql`truncate letter, number_counter, notification cascade`);
    const subject =
      'Undangan: rapat, jalan; "ruas" \\ dan\tjembatan yang cukup panjang untuk dilipat di dua baris — ya';
    const id = await desk.inState('review', { subject });
    const done = await desk.inState('signing');
    const due = plusDays(today, 4);
    await db.execute(sql`update task set due_at = ${`${due}T20:00:00+07:00`} where letter_id = ${id}`);
    const path = await subscribe(atasan);
    expect(path).toMatch(/^\/calendar\/api\/Feed\/[\w-]{43}\.ics$/);
    const answer = await fetchFeed(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const { head, events } = read(answer.body);
    expect(head).toMatchObject({ VERSION: '2.0', PRODID: expect.stringContaining('Naskah') });
    expect(events).toHaveLength(1);
    const day = (of: string) => of.replaceAll('-', '');
    expect(events[0]).toMatchObject({
      UID: expect.stringMatching(/^task-[0-9a-f-]{36}@naskah$/),
      'DTSTART;VALUE=DATE': day(due),
      'DTEND;VALUE=DATE': day(plusDays(due, 1)),
      DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/),
      SUMMARY: `Tenggat tugas: ${subject}`,
      TRANSP: 'TRANSPARENT',
    });
    expect(events[0]?.DESCRIPTION).toContain(`/naskah-dinas/tugas/review/${id}`);
    // Tasks that atasan has already decided are absent.
    expect(answer.body).not.toContain(done);
  });

  test('says no subject above Biasa', async () => {
    for (const [of, name] of [
      ['terbatas', 'Terbatas'],
      ['rahasia', 'Rahasia'],
      ['sangatRahasia', 'Sangat Rahasia'],
    ] as const) {
      await db.execute(sql`truncate letter, number_counter, notification cascade`);
      await desk.inState('review', {
        subject: 'Perkara diam-diam',
        permissionClassificationId: desk.ids[of],
      });
      const { body } = await fetchFeed(await subscribe(atasan));
      expect(read(body).events[0]?.SUMMARY).toBe(`Tenggat tugas: Naskah ${name}`);
      expect(body).not.toContain('diam');
    }
  });

  test('shows what its person may see at the time, in the role it was made for', async () => {
    await db.execute(sql`truncate letter, number_counter, notification cascade`);
    const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
    await desk.inState('signing', { subject: 'Biasa saja' });
    await desk.inState('signing', { subject: 'Rapat', permissionClassificationId: desk.ids.rahasia });
    const ofSecretary = await subscribe(secretary);
    const ofDirektur = await subscribe(direktur);
    const count = async (path: string) => read((await fetchFeed(path)).body).events.length;
    expect([await count(ofSecretary), await count(ofDirektur)]).toEqual([1, 2]);
    await db.execute(sql`update secretary set can_open_secret = true`);
    expect(await count(ofSecretary)).toBe(2);
    await db.execute(sql`update secretary set is_active = false`);
    expect((await fetchFeed(ofSecretary)).statusCode).toBe(404);
    expect(await count(ofDirektur)).toBe(2);
    await db.execute(sql`update secretary set is_active = true, can_open_secret = false`);
    await db.execute(sql`update "user" set is_active = false where id = ${direktur.userId}`);
    expect((await fetchFeed(ofDirektur)).statusCode).toBe(404);
    await db.execute(sql`update "user" set is_active = true where id = ${direktur.userId}`);
    expect(await count(ofDirektur)).toBe(2);
    // Without the privilege there are no tasks in it either.
    const { rows } = await db.execute<{ id: string; list: string }>(sql`
      select r.id, r.privileged_list::text as list from role r join "user" u on r.id = any(u.role_ids)
      where u.id = ${direktur.userId}`);
    await db.execute(sql`update role set privileged_list = '{}' where id in ${rows.map(({ id }) => id)}`);
    expect(await count(ofDirektur)).toBe(0);
    for (const { id, list } of rows)
      await db.execute(sql`update role set privileged_list = ${list}::text[] where id = ${id}`);
    await pool.query("select pg_notify('naskah_access', '')");
  });
});

describe('its address', () => {
  test('is told once, kept as a fingerprint, and ends when it is renewed or revoked', async () => {
    expect((await staf.get<Ok<CalendarSubscription>>(at)).body.data).toMatchObject({
      isActive: false,
      url: null,
    });
    expect((await staf.delete(at)).status).toBe(409);
    const first = await subscribe(staf);
    const token = /Feed\/(.*)\.ics/.exec(first)?.[1] ?? '';
    expect((await staf.get<Ok<CalendarSubscription>>(at)).body.data).toMatchObject({
      isActive: true,
      url: null,
      fetchedAt: null,
    });
    const { rows } = await db.execute<{ said: string }>(sql`
      select f::text as said from calendar_feed f union all select a::text from audit_log a`);
    expect(rows.length).toBeGreaterThan(1);
    for (const { said } of rows) expect(said).not.toContain(token);
    expect((await fetchFeed(first)).statusCode).toBe(200);
    const { fetchedAt } = (await staf.get<Ok<CalendarSubscription>>(at)).body.data;
    expect(Date.parse(fetchedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const second = await subscribe(staf);
    expect([(await fetchFeed(first)).statusCode, (await fetchFeed(second)).statusCode]).toEqual([404, 200]);
    expect((await staf.delete(at)).status).toBe(200);
    expect((await fetchFeed(second)).statusCode).toBe(404);
    expect((await staf.get<Ok<CalendarSubscription>>(at)).body.data.isActive).toBe(false);
  });

  test('of two renewed at once one holds', async () => {
    const made = await Promise.all([subscribe(staf), subscribe(staf), subscribe(staf)]);
    const answers = await Promise.all(made.map(async (path) => (await fetchFeed(path)).statusCode));
    expect(answers.toSorted()).toEqual([200, 404, 404]);
  });

  test('cannot be guessed or talked into anything', async () => {
    for (const file of [
      'x.ics',
      `${'a'.repeat(43)}.ics`,
      `${'a'.repeat(43)}`,
      "' or 1=1.ics",
      '%00.ics',
      '.ics',
    ])
      expect([file, (await fetchFeed(`/calendar/api/Feed/${encodeURIComponent(file)}`)).statusCode]).toEqual([
        file,
        404,
      ]);
    for (const ask of [stranger.get(at), stranger.post(at), stranger.delete(at)])
      expect((await ask).status).toBe(401);
    const answers: number[] = [];
    for (let n = 0; n < 130; n++)
      answers.push((await fetchFeed(`/calendar/api/Feed/${'b'.repeat(43)}.ics`)).statusCode);
    expect(answers.at(-1)).toBe(429);
  });
});
