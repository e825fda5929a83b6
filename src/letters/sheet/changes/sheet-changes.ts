import { createContext, type ReactNode } from 'react';
import type { LetterComparison } from '../../../../domain/letters/letter-version.ts';
import type { SheetLetter } from '../sheet.ts';
import { type ChangedPlace, type MarkedText, markChanges } from './mark-changes.ts';

/** Changes on a sheet, and the notes for each place of the text. */
export type SheetChanges = {
  body: MarkedText;
  cover: MarkedText;
  /** Parts of head and foot, as `paperParts` has them. */
  parts: ReadonlySet<string>;
  tell: (place: ChangedPlace) => ReactNode;
};

/** Locates a letter's difference from an earlier version on its sheet. */
export function changesOn(
  sheet: Pick<SheetLetter, 'bodyHtml' | 'coverHtml'>,
  { content, coverContent, fields, people, files }: LetterComparison,
  contentMode: 'editor' | 'upload',
): Omit<SheetChanges, 'tell'> {
  const isUpload = contentMode === 'upload';
  const cover = markChanges(sheet.coverHtml, isUpload ? [] : coverContent);
  const shift = cover.places.length;
  const body = markChanges(sheet.bodyHtml, isUpload ? coverContent : content, shift);
  const named = [...fields.map(({ field }) => field), ...rolesIn(people)];
  if (files.added.length + files.removed.length > 0) named.push('files');
  return { body, cover, parts: new Set(named.flatMap((name) => paperParts[name] ?? [])) };
}

/** Changed parts of the paper; empty when only reading. */
export const ChangedParts = createContext<ReadonlySet<string>>(new Set());

const rolesIn = ({ added, removed }: LetterComparison['people']): string[] =>
  [...added, ...removed].map(({ role }) => role);

/** Label on paper, by changed field or by role of a person added or removed. */
const paperParts: Record<string, string> = {
  subject: 'Hal',
  urgency: 'Sifat',
  scriptDate: 'Tanggal',
  place: 'Tanggal',
  address: 'Kepada',
  files: 'Lampiran',
  'Penanda tangan': 'Dari',
  Penerima: 'Kepada',
  'Penerima luar': 'Kepada',
  Tembusan: 'Tembusan',
  'Tembusan luar': 'Tembusan',
};
