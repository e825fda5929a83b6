import {
  type DispositionNode,
  type DispositionRecipient,
  recipientName,
} from '../../../domain/letters/disposition.ts';
import { isDone } from '../../../domain/letters/disposition-life.ts';
import type { FollowUpLine } from '../../documents/index.ts';
import { timeOnSlip } from '../sheet/letter-on-slip.ts';

type Step = { at: string; who: string; words: string };

/** What became of a disposition, in order of time: by whom it was read, passed on, reported and finished. */
export function followUpOf(given: DispositionNode): FollowUpLine[] {
  const steps = stepsBelow(given).toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const lines: (FollowUpLine & { who: string })[] = [];
  for (const { at, who, words } of steps) {
    const time = timeOnSlip(at, given.createdAt);
    const last = lines.at(-1);
    if (last?.who === who && last.time === time) last.words += ` dan ${words}`;
    else lines.push({ time, who, words: `${who}: ${words}` });
  }
  return lines.map(({ time, words }) => ({ time, words }));
}

function stepsBelow(given: DispositionNode): Step[] {
  const { withdrawnAt, closedAt, endReason, fromPositionName: who } = given;
  const endedAt = withdrawnAt ?? closedAt;
  const ended = `${withdrawnAt ? 'ditarik' : 'ditutup'}${endReason ? `, alasan: ${endReason}` : ''}`;
  return [
    ...given.recipients.flatMap((one) => stepsOf(one, nameAmong(given.recipients, one))),
    ...(endedAt ? [{ at: endedAt, who, words: ended }] : []),
  ];
}

function stepsOf(one: DispositionRecipient, who: string): Step[] {
  const done = isDone(one.state) ? one.doneAt : null;
  const later: Step[] = [
    ...one.children.map((child) => ({
      at: child.createdAt,
      who,
      words: `didisposisikan kepada ${child.recipients.map((below) => nameAmong(child.recipients, below)).join(', ')}`,
    })),
    ...one.reports.map(({ at, text }) => ({
      at,
      who,
      words: at === done ? `selesai, “${text}”` : `melapor, “${text}”`,
    })),
  ];
  const reported = one.reports.some(({ at }) => at === done);
  // A step that begins the work says so itself.
  const hasBegunBy = [...later.map(({ at }) => at), done].includes(one.startedAt);
  return [
    ...(one.readAt ? [{ at: one.readAt, who, words: 'dibaca' }] : []),
    ...(one.startedAt && !hasBegunBy ? [{ at: one.startedAt, who, words: 'diproses' }] : []),
    ...later,
    ...(done && !reported ? [{ at: done, who, words: 'selesai' }] : []),
    ...one.children.flatMap(stepsBelow),
  ];
}

/** By the post; where several of its people were asked, with the person. */
const nameAmong = (all: readonly DispositionRecipient[], one: DispositionRecipient): string =>
  all.filter(({ positionId }) => positionId === one.positionId).length > 1
    ? recipientName(one)
    : one.positionName;
