import { sql } from 'drizzle-orm';
import type { Caller } from '../../support/app.ts';
import { idOf, type LetterAnswer, openDesk } from './desk.ts';

// SPEC A3 internalToExternal, B1.4: outgoing letters, their dispatch, and its proof.

/** The date in Jakarta, so many days from today. */
export const day = (offset = 0) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(Date.now() + offset * 86_400_000);

/** By mail to the only one outside who has an address. */
export const mail = { channel: 'mail', to: ['bpjt@instansi.example'] };

export async function openOutgoingDesk() {
  const desk = await openDesk();
  const { app, at } = desk;
  const { staf } = desk.people;
  const bpjt = await idOf(app, sql`institution where code = 'BPJT'`);
  const subType = await idOf(app, sql`script_sub_type where code = 'SD'`);
  const found = await app.db.execute<{ id: string }>(
    sql`select script_type_id as id from script_sub_type where id = ${subType}`,
  );
  const kinds = { naskahDinasParentCategoryId: found.rows[0]?.id ?? '', naskahDinasCategoryId: subType };

  const block = (over: Record<string, unknown> = {}) => ({
    address: 'Jalan Pattimura 20\nJakarta 12110',
    externalReceiver: [{ institutionId: bpjt, name: 'Kepala BPJT', email: 'bpjt@instansi.example' }],
    externalCc: [{ institutionId: null, name: 'Bupati Karawang', email: null }],
    ...over,
  });
  /** To an outside receiver, with only a cc inside. */
  const outgoing = (over: Record<string, unknown> = {}) => ({
    ...kinds,
    concern: 'external',
    receivers: [],
    internalToExternal: block(),
    ...over,
  });
  const sent = async (over: Record<string, unknown> = {}): Promise<string> => {
    const id = await desk.inState('sent', outgoing(over));
    return id;
  };
  let one: Promise<string> | undefined;
  /** A signed letter to the outside that many tests only knock at. */
  const shared = (): Promise<string> => {
    one ??= sent();
    return one;
  };
  const dispatch = (id: string, body: object, by: Caller = staf) =>
    by.post<LetterAnswer>(at(id, '/dispatch'), body);
  return { ...desk, block, outgoing, sent, shared, dispatch };
}
