import { sql } from 'drizzle-orm';
import { smallPdf } from '../../../server/demo/letters/small-pdf.ts';
import type { Caller } from '../../support/app.ts';
import { idOf, type LetterAnswer, openDesk } from './desk.ts';

/** A scan of one page. */
export const pdf = smallPdf('Permohonan izin', ['Dengan hormat']);

/** The smallest picture there is. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** A file as the scan of a letter. */
export const scan = (bytes: Buffer, fileName: string) => ({
  title: 'Pindaian',
  fileName,
  content: bytes.toString('base64'),
  positionOrder: 1,
  isDocument: true,
});

/** The desk with letters from outside: registered by staf, received by atasan, cc arsiparis. */
export async function openRegisteringDesk() {
  const desk = await openDesk();
  const { staf, atasan, arsiparis } = desk.people;
  const subType = await idOf(desk.app, sql`script_sub_type where code = 'NMS'`);
  const kind = await idOf(
    desk.app,
    sql`script_type t where exists (
  select 1 from script_sub_type s where s.script_type_id = t.id and s.code = 'NMS')`,
  );
  const institutionId = await idOf(desk.app, sql`institution where is_active order by code limit 1`);
  const block = (over: Record<string, unknown> = {}) => ({
    receivedDate: '2026-11-18T17:00:00.000Z',
    archiveLocation: 'Ruang Persuratan',
    archiveCupboard: '3',
    archiveBox: null,
    externalSenderId: null,
    externalSenderName: 'PT Sinar Harapan',
    ...over,
  });
  const incoming = (over: Record<string, unknown> = {}) => ({
    ...desk.letter(),
    from: 'external',
    naskahDinasParentCategoryId: kind,
    naskahDinasCategoryId: subType,
    number: '045/SH/XI/2026',
    scriptDate: '2026-11-17',
    subject: 'Permohonan izin pemasangan utilitas',
    receivers: [desk.named(atasan)],
    ccs: [desk.named(arsiparis)],
    attachments: [scan(pdf, 'surat.pdf')],
    externalToInternal: block(),
    ...over,
  });
  const save = async (over: Record<string, unknown> = {}, by: Caller = staf): Promise<LetterAnswer> => {
    const { status, body } = await by.post('/letter/api/Letter', incoming(over));
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data;
  };
  const register = (id: string, by: Caller = staf) => by.post(desk.at(id, '/submit'));
  const registered = async (over: Record<string, unknown> = {}, by: Caller = staf): Promise<LetterAnswer> => {
    const { id } = await save(over, by);
    const { status, body } = await register(id, by);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data;
  };
  return { ...desk, kind, subType, institutionId, block, incoming, save, register, registered };
}
