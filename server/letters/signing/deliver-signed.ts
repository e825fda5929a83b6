import type { ActedBy } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { noticeTitles } from '../../notifications/index.ts';
import { notifyPosts } from '../flow/notify.ts';
import { noteResponse } from '../responding/note-response.ts';
import type { LetterRow } from '../tables.ts';
import { recordVersion } from '../versions/record-version.ts';
import { putIntoInboxes } from './deliver.ts';
import type { StoredDocument } from './set-document.ts';
import type { Arrival } from './tables.ts';

type Signed = {
  number: string;
  /** The printed day, and why it is not the day of signing. */
  day: string;
  dateReason: string | null;
  document: StoredDocument;
};

/** Records the first signature, in its transaction: the text stands from then on (SPEC B1.3). */
export async function recordSigned(
  tx: Executor,
  actor: ActedBy,
  letter: LetterRow,
  { number, day, dateReason, document }: Signed,
): Promise<void> {
  await recordVersion(tx, actor, letter.id, 'signed');
  await recordAudit(tx, {
    actor,
    action: 'sign',
    resource: 'letter',
    recordId: letter.id,
    after: {
      number,
      sha256: document.sha256,
      scriptDate: day,
      ...(dateReason !== null && { dateReason }),
    },
  });
}

/** What follows once a letter is written as sent, in the same transaction (SPEC B1.4). */
export async function deliverSigned(
  tx: Executor,
  actor: ActedBy,
  letter: LetterRow,
  arrival: Arrival,
  sentAt: Date,
): Promise<void> {
  await putIntoInboxes(tx, actor, letter, arrival, sentAt);
  await noteResponse(tx, actor, letter, sentAt);
  await notifyPosts(tx, actor, letter, [letter], signedNotice);
}

const signedNotice = {
  kind: 'naskah.perkembangan',
  title: noticeTitles.signed,
  scope: 'baca',
  page: '/naskah-dinas/outbox',
  tabName: 'outbox',
} as const;
