import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { type LoggedMail, type LoggedMailDetail, mailStates } from '../../resources/mail-log.ts';
import { openRank } from '../../resources/naskah-dinas/letter.ts';
import type { Db } from '../db/executor.ts';
import { isId } from '../db/ids.ts';
import { badRequest, type ListData, type ListQuery, likePattern, notFound } from '../http/index.ts';
import { mails } from './tables.ts';

/**
 * The mails the product wrote, newest first; FirstChar searches recipients and subjects, `state` filters.
 * @throws Refusal 400 for other filters, values and sorts
 */
export async function listMails(db: Db, query: ListQuery): Promise<ListData<LoggedMail>> {
  if (query.orderBy && query.orderBy.toLowerCase() !== 'createdat')
    throw badRequest({ OrderBy: ['Tidak dapat diurutkan menurut kolom ini.'] });
  const conditions = conditionsOf(query);
  const [rows, [total]] = await Promise.all([
    db
      .select(shown)
      .from(mails)
      .where(conditions)
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(query.perPage)
      .offset((query.page - 1) * query.perPage),
    db.select({ count: count() }).from(mails).where(conditions),
  ]);
  return { items: rows.map(present), totalCount: total?.count ?? 0 };
}

/**
 * One of them with its text; a secret in it stays the mark that stands for it. Of a mail by which a letter above Biasa
 * went out the text and the names of its files are its sender's and reader's: keeping the mails is no right to read
 * letters (SPEC B3, DOMAIN 6).
 * @throws Refusal 404
 */
export async function readMail(db: Db, id: string): Promise<LoggedMailDetail> {
  const [row] = isId(id)
    ? await db
        .select({ ...shown, body: mails.body, attachments: mails.attachments })
        .from(mails)
        .where(eq(mails.id, id))
    : [];
  if (!row) throw notFound('Surel tidak ditemukan.');
  const { body, attachments } = row;
  const secret = await classOfLetterIn(db, row.id);
  if (secret !== null)
    return {
      ...present(row),
      body: `Surel pengiriman naskah ${secret}. Isinya hanya untuk pengirim dan penerimanya.`,
      attachmentNames: attachments.map((_file, index) => `Berkas ${index + 1}`),
    };
  return { ...present(row), body, attachmentNames: attachments.map((file) => file.fileName) };
}

/** The security class of the letter that went out by this mail, where it is above Biasa. */
async function classOfLetterIn(db: Db, mailId: string): Promise<string | null> {
  const found = await db.execute<{ name: string }>(sql`
    select c.name from letter_dispatch d join letter l on l.id = d.letter_id
    join security_classification c on c.id = l.security_id
    where ${mailId}::uuid = any(d.mail_ids) and l.security_rank > ${openRank} limit 1`);
  return found.rows[0]?.name ?? null;
}

const shown = {
  id: mails.id,
  recipient: mails.recipient,
  subject: mails.subject,
  state: mails.state,
  failure: mails.failure,
  tries: mails.tries,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
};
type Row = Pick<typeof mails.$inferSelect, keyof typeof shown>;

const present = ({ id, recipient, subject, state, failure, tries, createdAt, sentAt }: Row): LoggedMail => ({
  id,
  recipient,
  subject,
  state,
  failure,
  tries,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

function conditionsOf({ filters, firstChar }: ListQuery): SQL | undefined {
  const filtered = Object.entries(filters).map(([name, value]) => {
    if (name.toLowerCase() !== 'state') throw badRequest({ [name]: ['Saringan tidak dikenal.'] });
    const known = mailStates.find((state) => state.value === value);
    if (!known) throw badRequest({ [name]: ['Nilai tidak dikenal.'] });
    return eq(mails.state, known.value);
  });
  const found = firstChar && [
    or(ilike(mails.recipient, likePattern(firstChar)), ilike(mails.subject, likePattern(firstChar))),
  ];
  return and(...filtered, ...(found || []));
}
