/** Rows of the lists of letters and tasks, and outcomes of bulk actions (SPEC A3, B1.5). */
import type { Message } from '../../lib/language.ts';
import type { TaskKind } from '../calls/letters/shapes/letter-rows.ts';

export type {
  Counters,
  EntryCount,
  ForwardOutcome,
  InboxCounts,
  InboxItem,
  InboxKind,
  InboxOutcome,
  InboxVerb,
  LetterLabel,
  LetterListItem,
  Reader,
  Task,
  TaskKind,
  ThreadLetter,
} from '../calls/letters/shapes/letter-rows.ts';

export const taskKindMessages: Record<TaskKind, Message> = {
  review: { id: 'Paraf', en: 'Initials' },
  sign: { id: 'Tanda tangan', en: 'Signature' },
  revision: { id: 'Revisi', en: 'Revision' },
  'disposition-in': { id: 'Disposisi masuk', en: 'Incoming dispositions' },
  'disposition-out': { id: 'Disposisi keluar', en: 'Outgoing dispositions' },
  legal: { id: 'Legal', en: 'Legal' },
};

/** What others are to do: neither in the list of one's own nor counted with it. */
export const waitedFor = 'disposition-out' satisfies TaskKind;

/**
 * Count limit: badges say "99+" above 99 (SPEC A5), so a post with years of open work is counted as fast as a new
 * one.
 */
export const countersEnd = 100;
