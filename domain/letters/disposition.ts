import { type Message, translate } from '../../lib/language.ts';
import type {
  DispositionNode,
  DispositionRecipient,
  DispositionRole,
} from '../calls/letters/shapes/disposition.ts';

export type {
  Disposition,
  DispositionAbilities,
  DispositionCandidate,
  DispositionInstruction,
  DispositionListItem,
  DispositionNode,
  DispositionProposal,
  DispositionRecipient,
  DispositionReport,
  DispositionReportFile,
  DispositionRole,
} from '../calls/letters/shapes/disposition.ts';

export const dispositionRoleLabels: Record<DispositionRole, Message> = {
  'penanggung-jawab': { id: 'Penanggung jawab', en: 'Responsible' },
  pendukung: { id: 'Pendukung', en: 'Supporting' },
};

/** A recipient's name: the person with the post, or all its holders. */
export const recipientName = ({
  personName,
  positionName,
}: Pick<DispositionRecipient, 'personName' | 'positionName'>): string =>
  personName
    ? `${personName} (${positionName})`
    : translate({ id: `Semua pemangku ${positionName}`, en: `All who hold ${positionName}` });

export const isOpenDisposition = (node: Pick<DispositionNode, 'closedAt' | 'withdrawnAt'>): boolean =>
  node.closedAt === null && node.withdrawnAt === null;

/** Working days are Monday to Friday; days as YYYY-MM-DD. */
export function addWorkingDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    const weekday = date.getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

/**
 * The default deadline: the instructions' longest, so that all of them can be done by then.
 * @param latest the last day that the letter's urgency allows; without it, as the instructions say
 */
export function defaultDeadline(
  today: string,
  instructions: readonly { defaultDueWorkingDays: number | null }[],
  latest?: string,
): string | null {
  const days = Math.max(0, ...instructions.map((one) => one.defaultDueWorkingDays ?? 0));
  if (days === 0) return null;
  const day = addWorkingDays(today, days);
  return latest === undefined || day < latest ? day : latest;
}

/** Total bytes of a report's files: as base64 they still fit into one call (40 MB). */
export const reportBytes = 28 * 1024 * 1024;
