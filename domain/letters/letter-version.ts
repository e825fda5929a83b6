import type { Words } from '../../lib/language.ts';

/** A letter's versions and their differences, between browser and server (SPEC B1.1). Types and words only. */

export type VersionReason = 'saved' | 'submitted' | 'approved' | 'returned' | 'reviewers' | 'signed' | 'kept';
export const versionReasonLabels: Record<VersionReason, Words> = {
  saved: { id: 'Disimpan', en: 'Saved' },
  submitted: { id: 'Dikirim', en: 'Sent' },
  approved: { id: 'Diparaf', en: 'Initialled' },
  returned: { id: 'Dikembalikan', en: 'Returned' },
  reviewers: { id: 'Pemeriksa diubah', en: 'Reviewers changed' },
  signed: { id: 'Ditandatangani', en: 'Signed' },
  /** Created by an update of Naskah, for letters under way before versions existed. Without an actor. */
  kept: { id: 'Dicatat saat pembaruan', en: 'Kept at an update' },
};

/** GET /letter/api/Letter/{id}/versions → items, the latest first; no long text. */
export type LetterVersion = {
  no: number;
  at: string;
  reason: VersionReason;
  /** The paraf or return was undone; the version stays, as it did happen. */
  isUndone: boolean;
  /** Empty, like the post, for versions without an actor. */
  personName: string;
  positionName: string;
  subject: string;
};

/** One end of a comparison; `no` is null for the current letter. */
export type ComparedVersion = {
  no: number | null;
  at: string;
  reason: VersionReason | null;
  personName: string | null;
};

export type DiffKind = 'same' | 'added' | 'removed';
export type DiffWord = { kind: DiffKind; text: string };
/**
 * A paragraph, heading, list item or table cell. Without the added words it is the old text, without the removed
 * ones the new. Plain text, no HTML.
 */
export type DiffBlock = {
  kind: DiffKind | 'changed';
  tag: string;
  words: DiffWord[];
  /** The words are the same, only bold, alignment and the like are not. */
  isRestyled?: boolean;
};

export type ChangedField = { field: string; label: string; before: string; after: string };
export type ChangedPerson = { role: string; personName: string; positionName: string };
export type ChangedFile = { title: string; fileName: string; size: number };

/** GET /letter/api/Letter/{id}/versions/compare?from=&to= */
export type LetterComparison = {
  from: ComparedVersion;
  to: ComparedVersion;
  fields: ChangedField[];
  people: { added: ChangedPerson[]; removed: ChangedPerson[] };
  files: { added: ChangedFile[]; removed: ChangedFile[] };
  /** Empty where the text is the same. */
  content: DiffBlock[];
  coverContent: DiffBlock[];
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
