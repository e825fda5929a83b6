import { sql } from 'drizzle-orm';
import type { WritingProposal } from '../../../domain/calls/letters/writing.ts';
import { type Flow, flowOf, type LetterInput } from '../../../domain/letters/letter.ts';
import { isMailAddress } from '../../../domain/letters/missing-fields-outgoing.ts';
import type { OutgoingBlock } from '../../../domain/letters/outgoing.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import { holderOf } from '../../holder-of.ts';
import { groupOf } from '../drafting/draft.ts';
import { maskOf } from '../rules/masked-subject.ts';
import type { LetterRow } from '../tables.ts';
import { proposeWriting } from '../writing/propose.ts';
import { isWritable, usualKind } from './usual-kind.ts';

type Facts = {
  kindId: string | null;
  subTypeId: string | null;
  classificationId: string | null;
  securityId: string | null;
  toUserId: string | null;
  toPositionId: string | null;
  outside: { institutionId: string | null; name: string; email: string | null; address: string } | null;
  today: string;
};

/**
 * Prefills a response: of the letter's kind where one may be written, else of the one most answered with, and with the
 * signer, chain and place proposed for it. The number replaces a masked subject: the response may get a lower class.
 */
export async function firstFields(db: Db, actor: Actor, letter: LetterRow): Promise<Partial<LetterInput>> {
  const fromOutside = flowOf(letter) === 'eksternal-internal';
  const flow = fromOutside ? 'internal-eksternal' : 'internal-internal';
  const { kindId, subTypeId, ...facts } = await factsOf(db, letter, flow);
  const kind = kindId && subTypeId ? { kindId, subTypeId } : await usualKind(db, actor, flow);
  const mask = await maskOf(db, letter.securityId);
  // Without a kind it is proposed once that is chosen.
  const proposal = kind ? await proposeWriting(db, actor, kind.subTypeId) : null;
  return {
    from: 'internal',
    concern: fromOutside ? 'external' : 'internal',
    naskahDinasParentCategoryId: kind?.kindId ?? null,
    naskahDinasCategoryId: kind?.subTypeId ?? null,
    subject: responseTo(mask ? (letter.number ?? mask) : letter.subject),
    place: proposal?.place ?? null,
    scriptDate: facts.today,
    urgency: letter.urgency,
    referenceId: letter.id,
    permissionClassificationId: facts.securityId,
    archiveClassificationId: facts.classificationId,
    ...(proposal && chainOf(proposal, fromOutside ? null : facts.toPositionId)),
    receivers:
      !fromOutside && facts.toUserId && facts.toPositionId
        ? [{ userId: facts.toUserId, userPositionId: facts.toPositionId, showUserName: false }]
        : [],
    ...(fromOutside && facts.outside && { internalToExternal: addressedTo(facts.outside) }),
  };
}

/** Who is answered neither signs nor reviews the response; with such a signer nobody is proposed. */
function chainOf({ sender, reviewers }: WritingProposal, answered: string | null): Partial<LetterInput> {
  if (!sender || sender.positionId === answered) return {};
  const asked = reviewers.filter(({ positionId }) => positionId !== answered);
  return {
    senderId: sender.id,
    senderPositionId: sender.positionId,
    ...(asked.length > 0 && {
      anyReviewer: 'ada',
      reviewers: asked.map((one, at) => ({
        ...{ userId: one.id, userPositionId: one.positionId, showUserName: false },
        ...{ reviewOrder: at + 1, ...groupOf(one) },
      })),
    }),
  };
}

/** An answer to an answer is named as the first one. */
const responseTo = (subject: string): string =>
  (/^tanggapan\b/i.test(subject) ? subject : `Tanggapan: ${subject}`).slice(0, 300);

/** Addresses the original sender: the institution as known today, or the name typed. */
const addressedTo = ({ address, email, ...party }: NonNullable<Facts['outside']>): OutgoingBlock => ({
  address,
  externalReceiver: [{ ...party, email: email && isMailAddress(email) ? email : null }],
  externalCc: [],
});

/** Loads in one statement what of the answered letter is still usable, and who holds its sender's post. */
async function factsOf(db: Db, letter: LetterRow, flow: Flow): Promise<Facts> {
  const found = await db.execute<Facts>(sql`
    select k.id as "kindId", s.id as "subTypeId", a.id as "classificationId", c.id as "securityId",
           holder.user_id as "toUserId", holder.position_id as "toPositionId",
           case when n.letter_id is not null and coalesce(i.name, n.external_sender_name) <> '' then json_build_object(
             'institutionId', i.id, 'name', coalesce(i.name, n.external_sender_name), 'email', nullif(i.email, ''),
             'address', concat_ws(E'\n', nullif(i.address, ''), nullif(i.city, ''))) end as outside,
           to_char(now() at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as today
    from (select 1) one
    left join script_sub_type s on s.id = ${letter.subTypeId} and ${isWritable('s', flow)}
    left join script_type k on k.id = s.script_type_id and k.is_active
    left join archive_classification a on a.id = ${letter.classificationId} and a.is_active and a.is_leaf
    left join security_classification c on c.id = ${letter.securityId} and c.is_active
    left join letter_incoming n on n.letter_id = ${letter.id}
    left join institution i on i.id = n.external_sender_id and i.is_active
    left join lateral (${holderOf(sql`${letter.senderPositionId}`, { first: sql`${letter.senderUserId}` })}) holder on true`);
  return found.rows[0] as Facts;
}
