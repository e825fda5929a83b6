import { sql } from 'drizzle-orm';
import { flowOf, type LetterInput } from '../../../domain/letters/letter.ts';
import { isMailAddress } from '../../../domain/letters/missing-fields-outgoing.ts';
import type { OutgoingBlock } from '../../../domain/letters/outgoing.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { holderOf } from '../../holder-of.ts';
import { maskOf } from '../rules/masked-subject.ts';
import { actsForAnother } from '../rules/visible-letters.ts';
import type { LetterRow } from '../tables.ts';

type Facts = {
  kindId: string | null;
  subTypeId: string | null;
  classificationId: string | null;
  securityId: string | null;
  toUserId: string | null;
  toPositionId: string | null;
  mayLead: boolean;
  outside: { institutionId: string | null; name: string; email: string | null; address: string } | null;
  today: string;
};

/** Prefills a response. The number replaces a masked subject: the response may get a lower class. */
export async function firstFields(
  executor: Executor,
  actor: Actor,
  letter: LetterRow,
): Promise<Partial<LetterInput>> {
  const facts = await factsOf(executor, actor, letter);
  const mask = await maskOf(executor, letter.securityId);
  // A delegate or secretary of a vacant post is not its sender.
  const senderId = actsForAnother(actor) ? actor.forUserId : actor.userId;
  const fromOutside = flowOf(letter) === 'eksternal-internal';
  return {
    from: 'internal',
    concern: fromOutside ? 'external' : 'internal',
    naskahDinasParentCategoryId: facts.kindId,
    naskahDinasCategoryId: facts.subTypeId,
    subject: responseTo(mask ? (letter.number ?? mask) : letter.subject),
    place: letter.place,
    scriptDate: facts.today,
    urgency: letter.urgency,
    referenceId: letter.id,
    permissionClassificationId: facts.securityId,
    archiveClassificationId: facts.classificationId,
    ...(facts.mayLead && senderId && { senderId, senderPositionId: actor.positionId }),
    receivers:
      !fromOutside && facts.toUserId && facts.toPositionId
        ? [{ userId: facts.toUserId, userPositionId: facts.toPositionId, showUserName: false }]
        : [],
    ...(fromOutside && facts.outside && { internalToExternal: addressedTo(facts.outside) }),
  };
}

/** An answer to an answer is named as the first one. */
const responseTo = (subject: string): string =>
  (subject.startsWith(response) ? subject : `${response}${subject}`).slice(0, 300);
const response = 'Tanggapan: ';

/** Addresses the original sender: the institution as known today, or the name typed. */
const addressedTo = ({ address, email, ...party }: NonNullable<Facts['outside']>): OutgoingBlock => ({
  address,
  externalReceiver: [{ ...party, email: email && isMailAddress(email) ? email : null }],
  externalCc: [],
});

/** Loads in one statement what of the answered letter is still usable, and who holds its sender's post. */
async function factsOf(executor: Executor, actor: Actor, letter: LetterRow): Promise<Facts> {
  const flow = flowOf(letter) === 'eksternal-internal' ? 'internal-eksternal' : 'internal-internal';
  const found = await executor.execute<Facts>(sql`
    select k.id as "kindId", s.id as "subTypeId", a.id as "classificationId", c.id as "securityId",
           holder.user_id as "toUserId", holder.position_id as "toPositionId",
           coalesce(own.can_sign, false) as "mayLead",
           case when n.letter_id is not null and coalesce(i.name, n.external_sender_name) <> '' then json_build_object(
             'institutionId', i.id, 'name', coalesce(i.name, n.external_sender_name), 'email', nullif(i.email, ''),
             'address', concat_ws(E'\n', nullif(i.address, ''), nullif(i.city, ''))) end as outside,
           to_char(now() at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as today
    from (select 1) one
    left join script_sub_type s on s.id = ${letter.subTypeId} and s.is_active and ${flow} = any(s.flows)
      and not s.uses_contract_parts
    left join script_type k on k.id = s.script_type_id and k.is_active
    left join archive_classification a on a.id = ${letter.classificationId} and a.is_active and a.is_leaf
    left join security_classification c on c.id = ${letter.securityId} and c.is_active
    left join letter_incoming n on n.letter_id = ${letter.id}
    left join institution i on i.id = n.external_sender_id and i.is_active
    left join position own on own.id = ${actor.positionId}
    left join lateral (${holderOf(sql`${letter.senderPositionId}`, { first: sql`${letter.senderUserId}` })}) holder on true`);
  return found.rows[0] as Facts;
}
