import { type SQL, sql } from 'drizzle-orm';
import type { Away } from '../../../domain/calls/pickers.ts';
import type { Attachment } from '../../../domain/letters/attachment.ts';
import type { Arrangement } from '../../../domain/letters/layouts.ts';
import type { Letter, Seal } from '../../../domain/letters/letter.ts';
import { awaitsReview, isOpenDraft } from '../../../domain/letters/letter-life.ts';
import type { PartlyDispatched } from '../../../domain/letters/outgoing.ts';
import { senderDelegationFields } from '../../../domain/letters/signing-identity.ts';
import { targetAt } from '../../../domain/letters/target-time.ts';
import { type Message, translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { seenArchives } from '../../archive/index.ts';
import { awayOf } from '../../away-of.ts';
import type { Executor } from '../../db/executor.ts';
import { ask, question, together } from '../../db/question.ts';
import { awaitsDispatch } from '../dispatch/awaits-dispatch.ts';
import { outgoingOfLetter } from '../dispatch/outgoing-block.ts';
import { partlyDispatched } from '../dispatch/partly-dispatched.ts';
import { dispositionFacts } from '../dispositions/letter-facts.ts';
import { groupsOf } from '../groups/stored-groups.ts';
import { incomingOf } from '../incoming/present-incoming.ts';
import { isAnswerable, isReceivedBy } from '../responding/answerable.ts';
import { responsesOf } from '../responding/responses-of.ts';
import { isForNamedOnly } from '../rules/named-only.ts';
import { abilitiesOf, mayWrite } from '../rules/rights.ts';
import { visibleLetters } from '../rules/visible-letters.ts';
import { sheetFacts, storedPrintedFacts } from '../sheet/sheet-facts.ts';
import { signerAdvice } from '../signing/signer-advice.ts';
import type { LetterRow } from '../tables.ts';
import { besideHolder, currentHolder, namedHolder, ofHolder } from './current-holder.ts';
import { cosignerOf, cosignersShown, cosigningOf } from './present-cosigners.ts';
import { peopleOf, personOf, recipientsOf, reviewerOf, reviewOf } from './present-people.ts';

/**
 * Builds the full letter (SPEC A3): names for ids, people, files, and the reader's abilities. Check visibility
 * first.
 */
export async function presentLetter(
  executor: Executor,
  actor: Actor,
  letter: LetterRow,
  publicUrl?: string,
): Promise<Letter> {
  const found = await ask(
    executor,
    together({
      names: namesOf(actor, letter),
      people: peopleOf(letter.id),
      cosigners: cosignersShown(letter.id),
      groups: groupsOf(letter),
      attachments: attachmentsOf(letter.id),
      incoming: incomingOf(letter),
      outgoing: outgoingOfLetter(letter.id),
      dispositions: dispositionFacts(actor, letter),
      answers: responsesOf(actor, letter),
      isReceived: isReceivedBy(actor, letter.id),
      printed: storedPrintedFacts(letter),
    }),
  );
  const { names, people, groups, attachments, dispositions } = found;
  const incoming = found.incoming?.(attachments);
  const reviewers = people.filter((row) => row.role === 'reviewer');
  const sender = people.find((row) => row.role === 'sender');
  const abilities = abilitiesOf(actor, letter, reviewers.map(reviewOf), found.cosigners.map(cosigningOf));
  const advice = await signerAdvice(executor, letter, names);
  return {
    id: letter.id,
    version: letter.version,
    isDraft: isOpenDraft(letter.state),
    isUpdateScript: letter.version > 1,
    state: letter.state,
    concern: letter.concern,
    from: letter.from,
    naskahDinasParentCategoryId: letter.scriptTypeId,
    naskahDinasParentCategoryName: names.kindName,
    naskahDinasCategoryId: letter.subTypeId,
    naskahDinasCategoryName: names.subTypeName,
    naskahDinasCategoryCode: names.subTypeCode,
    arrangement: names.arrangement,
    place: letter.place,
    number: letter.number ?? incoming?.number ?? null,
    subject: letter.subject,
    contract: letter.contract,
    contentMode: letter.contentMode,
    content: names.content ?? '',
    coverContent: names.coverContent ?? '',
    scriptDate: letter.scriptDate,
    urgency: letter.urgency,
    referenceId: letter.referenceId,
    referenceTitle: names.referenceTitle,
    archiveReferenceId: letter.archiveReferenceId,
    archiveReferenceTitle: names.archiveReferenceTitle,
    permissionClassificationId: letter.securityId,
    permissionClassificationName: names.securityName,
    permissionClassificationRank: names.securityRank,
    archiveClassificationId: letter.classificationId,
    archiveClassificationName: names.classificationName,
    archiveClassificationCode: names.classificationCode,
    letterheadId: letter.letterheadId,
    userId: letter.userId,
    userName: names.drafterName,
    userPositionId: letter.positionId,
    userDelegationId: names.userDelegationId,
    userPositionName: names.drafterPositionName,
    senderId: letter.senderUserId,
    senderPositionId: letter.senderPositionId,
    showSenderName: letter.showSenderName,
    ...senderDelegationFields(letter.senderDelegations),
    bookedNumberId: letter.bookedNumberId,
    bookedDay: names.bookedDay,
    bookedReason: names.bookedReason,
    sender: sender ? personOf(sender) : null,
    ...(advice && { signerAdvice: advice }),
    anyReviewer: letter.anyReviewer,
    cosigners: found.cosigners.map((row) => cosignerOf(row, isForNamedOnly(letter))),
    receivers: recipientsOf(people, groups, 'receiver'),
    ccs: recipientsOf(people, groups, 'cc'),
    internalToExternal: found.outgoing,
    externalToInternal: incoming?.block ?? null,
    reviewers: reviewers.map((row) => reviewerOf(row, isForNamedOnly(letter), abilities.seeMaking)),
    attachments,
    signedAt: letter.signedAt?.toISOString() ?? null,
    ...(names.delegateName &&
      letter.signedByUserId && {
        signedBy: { userId: letter.signedByUserId, personName: names.delegateName },
      }),
    verifyCode: letter.verifyCode,
    ...(letter.sealingSince && { sealing: sealingOf(letter.sealingSince, names.sealing) }),
    ...(names.seal && { seal: names.seal }),
    holder:
      letter.holderSince && letter.holderPositionId && names.holderPositionName
        ? {
            positionId: letter.holderPositionId,
            personName: names.holderName ?? '',
            positionName: names.holderPositionName,
            since: letter.holderSince.toISOString(),
            // A signed letter waits for the provider, not for its holder.
            ...(!letter.sealingSince && {
              dueAt: targetAt(letter.holderSince, letter.urgency).toISOString(),
            }),
            named: namedElse(names),
            ...(names.away && { away: names.away }),
            ...(awaitsReview(letter.state) && besideHolder(reviewers, isForNamedOnly(letter))),
          }
        : null,
    awaitsDispatch: names.awaitsDispatch,
    partlyDispatched: names.partlyDispatched,
    destroyedAt: letter.destroyedAt?.toISOString() ?? null,
    paper: await sheetFacts(executor, letter, found.printed, publicUrl),
    createdAt: letter.createdAt.toISOString(),
    updatedAt: letter.updatedAt.toISOString(),
    ...found.answers,
    hasDispositions: dispositions.hasDispositions,
    can: {
      ...abilities,
      ...(abilities.review && names.reviewersEdit && { decideSuggestions: true }),
      dispose: dispositions.dispose,
      respond: mayWrite(actor) && isAnswerable(letter) && found.isReceived,
    },
  };
}

type Names = {
  /** By which the drafter wrote in another's post. */
  userDelegationId: string | null;
  content: string | null;
  coverContent: string | null;
  kindName: string | null;
  subTypeName: string | null;
  subTypeCode: string | null;
  arrangement: Arrangement | null;
  reviewersEdit: boolean | null;
  securityName: string | null;
  securityRank: number | null;
  classificationName: string | null;
  classificationCode: string | null;
  drafterName: string;
  /** Who signed for the sender; null when the sender did, or nobody yet. */
  delegateName: string | null;
  drafterPositionName: string;
  holderName: string | null;
  away: Away | null;
  holderPositionName: string | null;
  namedHolderName: string | null;
  referenceTitle: string | null;
  archiveReferenceTitle: string | null;
  awaitsDispatch: boolean;
  partlyDispatched: PartlyDispatched | null;
  bookedDay: string | null;
  bookedReason: string | null;
  seal: Seal | null;
  sealing: { number: string; fault: Message | null; nextAt: string | null } | null;
};

function sealingOf(since: Date, kept: Names['sealing']): Letter['sealing'] {
  if (!kept) return null;
  const { number, fault, nextAt } = kept;
  return {
    since: since.toISOString(),
    number,
    reason: translate(fault) ?? null,
    nextAt: nextAt && new Date(nextAt).toISOString(),
  };
}

/** Asks only for what this letter can have: each part costs planning, whether it finds rows or not. */
const namesOf = (actor: Actor, letter: LetterRow) =>
  question(
    sql`
    select t.content, t.cover_content as "coverContent", k.name as "kindName", s.name as "subTypeName",
           s.reviewers_edit as "reviewersEdit",
           s.code as "subTypeCode", s.arrangement, c.name as "securityName", c.rank as "securityRank",
           a.name as "classificationName", a.code as "classificationCode",
           (select d.id from delegation d
             where d.to_user_id = l.user_id and d.from_position_id = l.position_id
               and (l.created_at at time zone 'Asia/Jakarta')::date between d.start_date and d.end_date
             order by d.start_date desc, d.id limit 1) as "userDelegationId",
           u.person_name as "drafterName",
           (select b.person_name from "user" b
             where b.id = l.signed_by_user_id and b.id <> l.sender_user_id) as "delegateName",
           actor_post(l.user_id, l.position_id, null, l.created_at) as "drafterPositionName", hp.name as "holderPositionName",
           ${only(letter.holderPositionId, currentHolder)} as "holderName",
           ${only(letter.holderPositionId, ofHolder(awayOf(sql`m.user_id`, sql`m.position_id`)))} as away,
           ${letter.concern === 'external' ? awaitsDispatch : sql`false`} as "awaitsDispatch",
           ${only(letter.concern === 'external', partlyDispatched)} as "partlyDispatched",
           b.day::text as "bookedDay", b.reason as "bookedReason",
           (select d.seal from letter_document d where d.letter_id = l.id) as seal,
           (select json_build_object('number', w.given ->> 'number', 'fault', w.fault, 'nextAt', w.next_at)
             from letter_sealing w where w.letter_id = l.id) as sealing,
           ${only(letter.holderPositionId, sql`(select n.person_name from "user" n where n.id = ${namedHolder})`)} as "namedHolderName",
           ${only(
             letter.referenceId,
             sql`(select concat_ws(' · ', f.number, f.subject) from letter f
             where f.id = l.reference_id and ${visibleLetters(actor, 'f')})`,
           )} as "referenceTitle",
           ${only(
             letter.archiveReferenceId,
             sql`(select concat_ws(' · ', x.number, x.title) from archive x
             where x.id = l.archive_reference_id and ${seenArchives(actor, 'x')})`,
           )} as "archiveReferenceTitle"
    from letter l
    join "user" u on u.id = l.user_id
    left join booked_number b on b.id = l.booked_number_id
    left join letter_content t on t.letter_id = l.id
    left join script_type k on k.id = l.script_type_id
    left join script_sub_type s on s.id = l.script_sub_type_id
    left join security_classification c on c.id = l.security_id
    left join archive_classification a on a.id = l.classification_id
    left join position hp on hp.id = l.holder_position_id
    where l.id = ${letter.id}`,
    ([names]: Names[]) => names as Names,
  );

const only = (has: unknown, select: SQL): SQL => (has ? select : sql`null`);

const namedElse = ({ holderName, namedHolderName }: Names): string | null =>
  namedHolderName === holderName ? null : namedHolderName;

const attachmentsOf = (letterId: string) =>
  question(
    sql`
    select id, title, file_name as "fileName", file_name as file, mime_type as "mimeType", size, "order" as "positionOrder",
           is_document as "isDocument"
    from letter_attachment where letter_id = ${letterId} order by "order", id`,
    (rows: Attachment[]) => rows,
  );
