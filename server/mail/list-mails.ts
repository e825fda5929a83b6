import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { LoggedMail, LoggedMailDetail } from '../../domain/calls/mail-log.ts';
import { openRank } from '../../domain/letters/security-ranks.ts';
import { mailStates } from '../../domain/mail-log.ts';
import { translate } from '../../lib/language.ts';
import type { Actor } from '../actor.ts';
import type { Db } from '../db/executor.ts';
import { isId } from '../db/ids.ts';
import {
  badRequest,
  type ListData,
  type ListQuery,
  likePattern,
  notFound,
  queryMessages,
} from '../http/index.ts';
import { mails } from './tables.ts';

/** Condition on `letter` under an alias: letters the user may open (letters/rules/visible-letters.ts). */
export type MayOpenLetters = (actor: Actor, alias: string) => SQL;

/**
 * Mails of letters above Biasa that the user may not open are masked and not searched (SPEC B3, DOMAIN 6).
 * @param mayOpen which letters `l` the user may open
 * @throws Refusal 400 for other filters, values and sorts
 */
export async function listMails(db: Db, mayOpen: SQL, query: ListQuery): Promise<ListData<LoggedMail>> {
  if (query.orderBy && query.orderBy.toLowerCase() !== 'createdat')
    throw badRequest({
      OrderBy: [translate(queryMessages.unsortable)],
    });
  const conditions = conditionsOf(query, mayOpen);
  const [rows, [total]] = await Promise.all([
    db
      .select(shown(mayOpen))
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
 * Secrets stay masked. Hides text and file names above Biasa: they belong to sender and reader.
 * @throws Refusal 404
 */
export async function readMail(db: Db, mayOpen: SQL, id: string): Promise<LoggedMailDetail> {
  const [row] = isId(id)
    ? await db
        .select({
          ...shown(mayOpen),
          body: mails.body,
          attachments: mails.attachments,
          isDispatch: sql<boolean>`${aboveBiasa} and exists (
            select 1 from letter_dispatch d where mail.id = any(d.mail_ids))`,
        })
        .from(mails)
        .where(eq(mails.id, id))
    : [];
  if (!row) throw notFound(translate({ id: 'Surel tidak ditemukan.', en: 'This mail was not found.' }));
  const { body, attachments, isDispatch, isHidden } = row;
  if (!isDispatch && !isHidden)
    return { ...present(row), body, attachmentNames: attachments.map((file) => file.fileName) };
  return {
    ...present(row),
    body: isDispatch
      ? translate({
          id: 'Isi surel pengiriman naskah ini hanya untuk pengirim dan penerimanya.',
          en: 'What this mail says is only for its sender and its recipients.',
        })
      : translate({
          id: 'Isi surel ini hanya untuk yang boleh membuka naskahnya.',
          en: 'What this mail says is only for those who may open its letter.',
        }),
    attachmentNames: attachments.map((_file, index) =>
      translate({ id: `Berkas ${index + 1}`, en: `File ${index + 1}` }),
    ),
  };
}

/** The higher of its class when mailed and today: a later change of class reveals no mail. */
const aboveBiasa = sql`coalesce(greatest(mail.letter_rank, (
  select r.security_rank from letter r where r.id = mail.letter_id)) > ${openRank}, false)`;

const hiddenFrom = (mayOpen: SQL): SQL<boolean> =>
  sql`(${aboveBiasa} and not exists (select 1 from letter l where l.id = mail.letter_id and ${mayOpen}))`;

const shown = (mayOpen: SQL) => ({
  id: mails.id,
  recipient: mails.recipient,
  subject: mails.subject,
  state: mails.state,
  failure: mails.failure,
  tries: mails.tries,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
  isHidden: hiddenFrom(mayOpen),
});
type Row = Pick<typeof mails.$inferSelect, Exclude<keyof ReturnType<typeof shown>, 'isHidden'>> & {
  isHidden: boolean;
};

const hiddenSubject = { id: 'Surel tentang naskah di atas Biasa', en: 'Mail about a letter above Biasa' };

const present = ({ isHidden, ...mail }: Row): LoggedMail => ({
  id: mail.id,
  recipient: mail.recipient,
  subject: isHidden ? translate(hiddenSubject) : mail.subject,
  state: mail.state,
  failure: mail.failure,
  tries: mail.tries,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
});

function conditionsOf({ filters, firstChar }: ListQuery, mayOpen: SQL): SQL | undefined {
  const filtered = Object.entries(filters).map(([name, value]) => {
    if (name.toLowerCase() !== 'state')
      throw badRequest({ [name]: [translate(queryMessages.unknownFilter)] });
    const known = mailStates.find((state) => state.value === value);
    if (!known) throw badRequest({ [name]: [translate(queryMessages.unknownValue)] });
    return eq(mails.state, known.value);
  });
  const found = firstChar && [
    or(
      ilike(mails.recipient, likePattern(firstChar)),
      and(ilike(mails.subject, likePattern(firstChar)), sql`not ${hiddenFrom(mayOpen)}`),
    ),
  ];
  return and(...filtered, ...(found || []));
}
