import { createContext, type ReactNode } from 'react';
import type { LetterComparison } from '../../../../domain/letters/letter-version.ts';
import type { SheetLetter } from '../sheet.ts';
import { type ChangedPlace, type MarkedText, markChanges } from './mark-changes.ts';

/** What is not as it was on a sheet, and what is said at each place of the text. */
export type SheetChanges = {
  body: MarkedText;
  cover: MarkedText;
  /** Parts of head and foot, as `paperParts` has them. */
  parts: ReadonlySet<string>;
  tell: (place: ChangedPlace) => ReactNode;
};

/** Takes a sheet and its letter's difference from an earlier version, gives where that is to be marked on paper. */
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

/** The parts of the paper that are not as they were; empty for a sheet that is only read. */
export const ChangedParts = createContext<ReadonlySet<string>>(new Set());

const rolesIn = ({ added, removed }: LetterComparison['people']): string[] =>
  [...added, ...removed].map(({ role }) => role);

/** By the field, or the role of somebody who came or went: the label it has on paper. */
const paperParts: Record<string, string> = {
  subject: 'Hal',
  urgency: 'Sifat',
  scriptDate: 'Tanggal',
  place: 'Tanggal',
  address: 'Kepada',
  files: 'Lampiran',
  Pengirim: 'Dari',
  Penerima: 'Kepada',
  'Penerima luar': 'Kepada',
  Tembusan: 'Tembusan',
  'Tembusan luar': 'Tembusan',
};
