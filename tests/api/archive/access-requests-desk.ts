import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import type { Caller } from '../../support/app.ts';
import { idOf, openDesk } from '../letters/desk.ts';
import { letterPdf, upload } from './uploading.ts';

// Access requests (SPEC A1, A2, B3, DOMAIN 4): items above Biasa are opened by the owning unit's head only, for a
// limited time.

/** Where access is asked for. */
export const base = '/arsip/api/AccessRequest';

/** The desk with the deciding head of staf's unit, and items of that unit to request. */
export async function openAccessRequestDesk() {
  const desk = await openDesk();
  const { app, people, ids } = desk;
  const { staf, legal } = people;
  const today = dayInWib();
  const week = plusDays(today, 7);
  const head = await app.signIn('satria.tarigan');
  const headId = await idOf(app, sql`"user" where email = 'satria.tarigan@naskah.example'`);
  let counter = 0;

  /** An item of staf's unit that its uploader alone may open. */
  const kept = async (
    over: Record<string, unknown> = {},
    file: Buffer = letterPdf(`akses ${counter + 1}`),
    name = `akses-${counter + 1}.pdf`,
  ): Promise<string> => {
    counter += 1;
    const uploadId = await upload(staf, file, name);
    const { status, body } = await staf.post('/arsip/api/Archive/deposit', {
      record: {
        title: `Evaluasi terbatas ${counter}`,
        documentDate: '2026-11-14',
        classificationId: ids.classification,
        securityId: ids.terbatas,
        developmentLevel: 'asli',
        ...over,
      },
      files: [{ uploadId, title: '' }],
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.id;
  };
  const ask = (archiveId: string, by: Caller = legal, over: Record<string, unknown> = {}) =>
    by.post(base, { archiveId, reason: 'Bahan telaah perjanjian', untilDay: week, ...over });
  const asked = async (archiveId: string, by: Caller = legal): Promise<string> => {
    const { status, body } = await ask(archiveId, by);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.id;
  };
  /** By the declared event; what is not given is left out. */
  const act = (
    by: Caller,
    id: string,
    event: string,
    { untilDay, note }: { untilDay?: string; note?: string } = {},
  ) =>
    by.post(`${base}/${id}/event`, {
      event,
      ...(note !== undefined && { note }),
      ...(untilDay !== undefined && { values: { untilDay } }),
    });
  const granted = async (archiveId: string, by: Caller = legal): Promise<string> => {
    const id = await asked(archiveId, by);
    expect((await act(head, id, 'approve')).status).toBe(200);
    return id;
  };
  const fileOf = async (archiveId: string): Promise<string> =>
    (await staf.get(`/arsip/api/Archive/${archiveId}/detail`)).body.data.files[0].id;
  const opens = async (archiveId: string, by: Caller): Promise<number> =>
    (await by.ask({ method: 'GET', url: `/arsip/api/Archive/${archiveId}/files/${await fileOf(archiveId)}` }))
      .status;
  const readersOf = async (archiveId: string): Promise<string[]> =>
    (
      await app.db.execute<{ readers: string[] }>(
        sql`select reader_user_ids as readers from archive where id = ${archiveId}`,
      )
    ).rows[0]?.readers ?? [];
  const noticesOf = async (userId: string, requestId: string): Promise<string[]> =>
    (
      await app.db.execute<{ title: string }>(
        sql`select title from notification where user_id = ${userId} and detail_url like ${`%${requestId}`} order by id`,
      )
    ).rows.map(({ title }) => title);
  return {
    ...desk,
    people: { ...people, head },
    headId,
    today,
    week,
    kept,
    ask,
    asked,
    act,
    granted,
    opens,
    readersOf,
    noticesOf,
  };
}
