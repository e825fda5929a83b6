import { decidesState, isFixed, isSigned } from '../../../domain/letters/letter-life.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { StoredFile } from '../../files/index.ts';
import { isForNamedOnly } from '../../letters/index.ts';
import { type Life, lifeOf } from './life.ts';
import { type Organisation, ownerOf } from './organisation.ts';
import type { LetterPlan, Party } from './plan.ts';
import type { Random } from './random.ts';
import { receiptsOf } from './receipts.ts';
import type { Rows } from './rows.ts';
import type { WorkClock } from './work-clock.ts';

export type DemoFile = StoredFile & { title: string };
export type Making = {
  random: Random;
  clock: WorkClock;
  organisation: Organisation;
  /** Files by the names used in plans; plans skip missing ones. */
  files: ReadonlyMap<string, DemoFile>;
};

/** Adds all of a letter's rows: letter, people, history, tasks. */
export function addRows(rows: Rows, making: Making, plan: LetterPlan): void {
  const life = lifeOf(making.random, making.clock, plan);
  const files = plan.files.map((name) => making.files.get(name)).filter((file) => file !== undefined);
  rows.letters.push(letterRow(making, plan, life));
  rows.letterContents.push({ letterId: plan.id, content: plan.text.html, coverContent: '' });
  addPeople(rows, making, plan, life);
  addCosigners(rows, making, plan, life);
  addFiles(rows, making, plan, files);
  addHistory(rows, making, plan, life);
  const givenAt = life.steps.find(({ event }) => event === 'signed')?.at ?? plan.at;
  if (plan.numbered) rows.letterNumbers.push({ letterId: plan.id, ...plan.numbered, givenAt });
  if ((plan.numbered && isSigned(plan.state)) || plan.arrival) addInbox(rows, making, plan, files.length);
}

function letterRow(
  { random, organisation, clock }: Making,
  plan: LetterPlan,
  life: Life,
): Rows['letters'][number] {
  const { kind, security, sender, drafter, state, arrival, leaving } = plan;
  const isSignedHere = isFixed(state) && !arrival;
  const signedAt = life.steps.find(({ event }) => event === 'signed')?.at ?? plan.at;
  const waiting = life.work.find((work) => work.doneAt === null);
  return {
    id: plan.id,
    state,
    version: life.steps.length - (isSigned(state) ? 1 : 0),
    concern: leaving ? 'external' : 'internal',
    from: arrival ? 'external' : 'internal',
    scriptTypeId: kind.typeId,
    subTypeId: kind.id,
    securityId: security.id,
    securityRank: security.rank,
    classificationId: plan.classificationId,
    letterheadId: arrival ? null : organisation.letterheadId((sender ?? drafter).post.companyCode),
    urgency: plan.urgency,
    place: places[(sender ?? drafter).post.companyCode] ?? 'Jakarta',
    subject: plan.subject,
    scriptDate: arrival?.date ?? dayInWib(isSignedHere ? signedAt : plan.at),
    referenceId: plan.referenceId,
    responseToId: plan.responseToId ?? null,
    contract: plan.contract ?? null,
    contentMode: 'editor',
    userId: drafter.holder.userId,
    positionId: drafter.post.id,
    onlyUserId: ownerOf(drafter.post, drafter.holder.userId, clock.today),
    senderUserId: sender?.holder.userId ?? null,
    senderPositionId: sender?.post.id ?? null,
    showSenderName: true,
    senderDelegations: plan.delegations ?? [],
    anyReviewer: plan.reviewers.length > 0 ? 'ada' : 'tidakAda',
    number: plan.numbered?.number ?? arrival?.number ?? null,
    signedAt: isSignedHere ? signedAt : null,
    signedByUserId: isSignedHere ? (sender?.holder.userId ?? null) : null,
    verifyCode: isSignedHere ? verifyCode(random) : null,
    holderPositionId: waiting?.on.post.id ?? null,
    holderSince: waiting?.at ?? null,
    createdAt: life.steps[0]?.at ?? plan.at,
    updatedAt: plan.at,
  };
}

const places: Record<string, string> = { NTO: 'Bekasi', NTP: 'Bekasi' };

/** As signing creates it: a hundred bits, without look-alike characters. */
function verifyCode(random: Random): string {
  const part = () => Array.from({ length: 5 }, () => verifySigns[random.int(0, 31)]).join('');
  return [part(), part(), part(), part()].join('-');
}
const verifySigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function addPeople(rows: Rows, { random }: Making, plan: LetterPlan, { steps }: Life): void {
  const named = ({ post, holder }: Party) => ({
    id: random.id(plan.at),
    letterId: plan.id,
    userId: holder.userId,
    positionId: post.id,
    showUserName: false,
  });
  for (const kind of ['receiver', 'cc'] as const) {
    const parties = kind === 'receiver' ? plan.receivers : plan.ccs;
    parties.forEach((party, index) => {
      rows.letterRecipients.push({ ...named(party), kind, order: index + 1 });
    });
  }
  const decisions = steps.filter(({ event }) => event === 'approved' || event === 'returned');
  plan.reviewers.forEach((party, index) => {
    const decision = decisions[index];
    rows.letterReviewers.push({
      ...named(party),
      order: index + 1,
      status: decision ? (decision.event === 'approved' ? 'approved' : 'returned') : null,
      note: decision?.note ?? null,
      decidedAt: decision?.at ?? null,
      decidedByUserId: decision?.by.holder.userId ?? null,
    });
  });
}

function addCosigners(rows: Rows, { random }: Making, plan: LetterPlan, { steps }: Life): void {
  const [, ...further] = steps.filter(({ event }) => event === 'signed');
  (plan.cosigners ?? []).forEach(({ party: { post, holder }, place }, index) => {
    const at = further[index]?.at ?? null;
    const { personName, npp } = holder;
    rows.letterCosigners.push({
      ...{ id: random.id(plan.at), letterId: plan.id, order: index + 1, delegations: [] },
      ...{ userId: holder.userId, positionId: post.id },
      signedAt: at,
      signedByUserId: at && holder.userId,
      signed: at && {
        ...{ positionName: post.name, personName, npp, onBehalfOf: null, place, at: at.toISOString() },
      },
    });
  });
}

function addFiles(rows: Rows, { random }: Making, plan: LetterPlan, files: readonly DemoFile[]): void {
  files.forEach(({ title, name, mimeType, size, hash }, index) => {
    rows.letterAttachments.push({
      ...{ id: random.id(plan.at), letterId: plan.id, title, fileName: name, mimeType, size },
      fileHash: hash,
      order: index + 1,
      isDocument: plan.arrival !== undefined,
    });
  });
}

function addHistory(rows: Rows, { random, clock }: Making, plan: LetterPlan, { steps, work }: Life): void {
  let reviewersLeft = plan.reviewers.length;
  let signersLeft = 1 + (plan.cosigners?.length ?? 0);
  for (const { event, at, by, note } of steps) {
    if (event === 'approved' || event === 'returned') reviewersLeft -= 1;
    if (event === 'signed') signersLeft -= 1;
    rows.letterTimeline.push({
      ...{ id: random.id(at), letterId: plan.id, event, at, note },
      userId: by.holder.userId,
      positionId: by.post.id,
      onBehalfOfUserId: null,
      reviewersLeft: decidesState.has(event) ? (event === 'signed' ? signersLeft : reviewersLeft) : null,
    });
  }
  for (const { kind, on, from, at, due, doneAt } of work) {
    rows.tasks.push({
      ...{ id: random.id(at), letterId: plan.id, kind, positionId: on.post.id },
      fromUserId: from.holder.userId,
      fromPositionId: from.post.id,
      createdAt: at,
      dueAt: due,
      doneAt,
      onlyUserId: isForNamedOnly({ securityRank: plan.security.rank })
        ? on.holder.userId
        : ownerOf(on.post, on.holder.userId, clock.today),
    });
  }
}

function addInbox(rows: Rows, { random, clock }: Making, plan: LetterPlan, attachmentCount: number): void {
  for (const { party, kind, readAt, closedAt, bySecretary } of receiptsOf(random, clock, plan)) {
    const { post, holder } = party;
    rows.inboxItems.push({
      id: random.id(plan.at),
      letterId: plan.id,
      positionId: post.id,
      onlyUserId: ownerOf(post, holder.userId, clock.today),
      kind,
      subject: plan.subject,
      snippet: plan.text.snippet,
      senderName: plan.sender?.holder.personName ?? plan.arrival?.senderName ?? '',
      senderUnitName: plan.sender?.post.unitName ?? '',
      attachmentCount,
      isOpen: closedAt === null,
      isNamedOnly: isForNamedOnly({ securityRank: plan.security.rank }),
      readAt,
      closedAt,
      receivedAt: plan.at,
    });
    const handled = (event: 'read' | 'closed', at: Date | null, secretary: string | null) => {
      if (!at) return;
      rows.letterTimeline.push({
        ...{ id: random.id(at), letterId: plan.id, event, at, note: null },
        userId: secretary ?? holder.userId,
        positionId: post.id,
        onBehalfOfUserId: secretary && holder.userId,
        reviewersLeft: null,
      });
    };
    handled('read', readAt, bySecretary ? post.secretaryUserId : null);
    handled('closed', closedAt, null);
  }
}
