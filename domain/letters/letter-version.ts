import type { Message } from '../../lib/language.ts';
import type { LetterComparison, VersionReason } from '../calls/letters/shapes/letter-version.ts';

export type {
  ChangedField,
  ChangedFile,
  ChangedPerson,
  ComparedVersion,
  DiffBlock,
  DiffKind,
  DiffWord,
  LetterComparison,
  LetterVersion,
  VersionReason,
} from '../calls/letters/shapes/letter-version.ts';

/** A letter's versions and their differences, between browser and server (SPEC B1.1). Types and words only. */

export const versionReasonLabels: Record<VersionReason, Message> = {
  saved: { id: 'Disimpan', en: 'Saved' },
  submitted: { id: 'Dikirim', en: 'Sent' },
  approved: { id: 'Diparaf', en: 'Initialled' },
  returned: { id: 'Dikembalikan', en: 'Returned' },
  reviewers: { id: 'Pemeriksa diubah', en: 'Reviewers changed' },
  suggested: { id: 'Saran diterima', en: 'Suggestion accepted' },
  signed: { id: 'Ditandatangani', en: 'Signed' },
  /** Created by an update of Naskah, for letters under way before versions existed. Without an actor. */
  kept: { id: 'Dicatat saat pembaruan', en: 'Kept at an update' },
};

/** True when two versions differ in nothing that is shown. */
export const isWithoutChange = (found: LetterComparison): boolean =>
  [
    found.fields,
    found.people.added,
    found.people.removed,
    found.files.added,
    found.files.removed,
    found.content,
    found.coverContent,
  ].every((part) => part.length === 0);
