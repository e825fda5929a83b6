import { say, type Words } from '../../lib/language.ts';
import type { DispositionState } from './disposition-life.ts';
import type { Urgency } from './letter.ts';

/** Dispositions between browser and server (SPEC B1.5, B7; DOMAIN 7). Types and words only. */
export type DispositionRole = 'penanggung-jawab' | 'pendukung';
export const dispositionRoleLabels: Record<DispositionRole, Words> = {
  'penanggung-jawab': { id: 'Penanggung jawab', en: 'Responsible' },
  pendukung: { id: 'Pendukung', en: 'Supporting' },
};

export type DispositionReceiverInput = {
  /** Left out: the post as a whole. */
  userId?: string | null;
  userPositionId: string;
  /** Left out by all: the first is responsible. */
  role?: DispositionRole;
};

/** POST /letter/api/Inbox/{id}/disposition and /letter/api/Disposition/{id}/disposition. */
export type DispositionInput = {
  /** Made by the browser, so that a repeated POST makes no second one. */
  id?: string;
  receivers: DispositionReceiverInput[];
  instructionIds: string[];
  /** YYYY-MM-DD; null for none; omitted: the instructions' longest default, in working days. */
  deadline?: string | null;
  note?: string | null;
};

export type DispositionReportFile = { id: string; title: string; fileName: string; size: number };
export type DispositionReport = {
  id: string;
  text: string;
  at: string;
  personName: string;
  onBehalfOf: string | null;
  files: DispositionReportFile[];
};

export type DispositionRecipient = {
  id: string;
  positionId: string;
  positionName: string;
  /** Null with the name: the post as a whole, until a holder takes it. */
  userId: string | null;
  personName: string | null;
  /** It was given to the post as a whole. */
  isOffered: boolean;
  role: DispositionRole;
  state: DispositionState;
  readAt: string | null;
  startedAt: string | null;
  doneAt: string | null;
  reports: DispositionReport[];
  /** Further dispositions of this recipient, as visible to the reader. */
  children: DispositionNode[];
};

/** A recipient's name: the person with the post, or all its holders. */
export const recipientName = ({
  personName,
  positionName,
}: Pick<DispositionRecipient, 'personName' | 'positionName'>): string =>
  personName
    ? `${personName} (${positionName})`
    : say({ id: `Semua pemangku ${positionName}`, en: `All who hold ${positionName}` });

export type DispositionInstruction = { id: string; name: string; category: string; requiresReport: boolean };

/** One disposition in the tree of its letter. */
export type DispositionNode = {
  id: string;
  fromUserId: string;
  fromPositionId: string;
  fromName: string;
  fromPositionName: string;
  onBehalfOf: string | null;
  instructions: DispositionInstruction[];
  note: string;
  deadline: string | null;
  createdAt: string;
  withdrawnAt: string | null;
  closedAt: string | null;
  endReason: string | null;
  recipients: DispositionRecipient[];
};

export type DispositionAbilities = {
  /** For what was given to the post as a whole. */
  take: boolean;
  handBack: boolean;
  start: boolean;
  report: boolean;
  done: boolean;
  dispose: boolean;
  reopen: boolean;
  withdraw: boolean;
  close: boolean;
};

/** GET /letter/api/Disposition/{id}. */
export type Disposition = DispositionNode & {
  letterId: string;
  /** The reader's own recipient; null for the giver and those above. */
  mine: string | null;
  /** The chain as far as the reader may see it, from its beginning. */
  tree: DispositionNode[];
  can: DispositionAbilities;
};

/** GET /letter/api/Disposition?direction=in|out&isOpen=: newest first. */
export type DispositionListItem = {
  id: string;
  direction: 'in' | 'out';
  letterId: string;
  subject: string;
  number: string | null;
  categoryName: string | null;
  securityName: string;
  securityRank: number;
  urgency: Urgency;
  fromName: string;
  fromPositionName: string;
  /** For given dispositions: the responsible recipient and the number of others. */
  responsibleName: string;
  recipientCount: number;
  doneCount: number;
  instructionNames: string[];
  /** One's own, for what came in. */
  role: DispositionRole | null;
  state: DispositionState | null;
  deadline: string | null;
  createdAt: string;
  isOpen: boolean;
  isWithdrawn: boolean;
};

/** GET /letter/api/Disposition/recipients: whom the post may dispose to, the nearest first. */
export type DispositionCandidate = {
  /** Null with the name: all who hold the post. */
  userId: string | null;
  userPositionId: string;
  personName: string | null;
  positionName: string;
  unitName: string;
  isDirect: boolean;
};

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

/** The default deadline: the instructions' longest, so that all of them can be done by then. */
export function defaultDeadline(
  today: string,
  instructions: readonly { defaultDueWorkingDays: number | null }[],
): string | null {
  const days = Math.max(0, ...instructions.map((one) => one.defaultDueWorkingDays ?? 0));
  return days > 0 ? addWorkingDays(today, days) : null;
}

/** From this rank (Sangat Rahasia) on, a letter is for the persons named, not their posts (DOMAIN 4). */
export const topSecretRank = 4;

/** Total bytes of a report's files: as base64 they still fit into one call (40 MB). */
export const reportBytes = 28 * 1024 * 1024;
