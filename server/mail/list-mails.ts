import { and, count, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import { type LoggedMail, type LoggedMailDetail, mailStates } from '../../resources/mail-log.ts';
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

/** One of them with its text; a secret in it stays the mark that stands for it. @throws Refusal 404 */
export async function readMail(db: Db, id: string): Promise<LoggedMailDetail> {
  const [row] = isId(id)
    ? await db
        .select({ ...shown, body: mails.body, attachments: mails.attachments })
        .from(mails)
        .where(eq(mails.id, id))
    : [];
  if (!row) throw notFound('Surel tidak ditemukan.');
  const { body, attachments } = row;
  return { ...present(row), body, attachmentNames: attachments.map((file) => file.fileName) };
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
