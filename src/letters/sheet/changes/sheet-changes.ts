import { createContext } from 'react';
import type { ChangedPerson, LetterComparison } from '../../../../domain/letters/letter-version.ts';
import type { SheetLetter } from '../sheet.ts';
import { type MarkedText, markChanges } from './mark-changes.ts';

/** A changed part of head or foot: what stood there, and what is new of it. */
export type PartChange = {
  id: string;
  removed: string[];
  added: string[];
  /** Names or files, of which some stay. */
  isList: boolean;
};

/** Changes on a sheet. */
export type SheetChanges = {
  body: MarkedText;
  cover: MarkedText;
  /** By what `paperParts` calls them. */
  parts: ReadonlyMap<string, PartChange>;
};

/** Locates a letter's difference from an earlier version on its sheet. */
export function changesOn(
  sheet: Pick<SheetLetter, 'bodyHtml' | 'coverHtml'>,
  { content, coverContent, fields, people, files }: LetterComparison,
  contentMode: 'editor' | 'upload',
): SheetChanges {
  const isUpload = contentMode === 'upload';
  const parts = new Map<string, PartChange>();
  const note = (name: string, removed: string[], added: string[], isList: boolean) => {
    const part = paperParts[name];
    if (!part) return;
    const known = parts.get(part) ?? { id: `part-${part}`, removed: [], added: [], isList };
    parts.set(part, { ...known, removed: [...known.removed, ...removed], added: [...known.added, ...added] });
  };
  for (const { field, before, after } of fields)
    note(field, before ? [before] : [], after ? [after] : [], false);
  for (const role of new Set([...people.removed, ...people.added].map((person) => person.role)))
    note(role, namesOf(people.removed, role), namesOf(people.added, role), true);
  if (files.added.length + files.removed.length > 0)
    note(
      'files',
      files.removed.map(({ title }) => title),
      files.added.map(({ title }) => title),
      true,
    );
  return {
    cover: markChanges(sheet.coverHtml, isUpload ? [] : coverContent, 'cover'),
    body: markChanges(sheet.bodyHtml, isUpload ? coverContent : content),
    parts,
  };
}

/** The comparison's facts without those that the paper shows. */
export function factsOffPaper(found: LetterComparison, shown: ReadonlySet<string>): LetterComparison {
  const isOff = (name: string) => !(paperParts[name] && shown.has(`part-${paperParts[name]}`));
  const off = <T extends { role: string }>(those: T[]) => those.filter(({ role }) => isOff(role));
  const { fields, people, files } = found;
  return {
    ...found,
    fields: fields.filter(({ field }) => isOff(field)),
    people: { added: off(people.added), removed: off(people.removed) },
    files: isOff('files') ? files : { added: [], removed: [] },
  };
}

/** Changed parts of the paper; empty when only reading. */
export const ChangedParts = createContext<ReadonlyMap<string, PartChange>>(new Map());

const namesOf = (people: readonly ChangedPerson[], role: string): string[] =>
  people
    .filter((person) => person.role === role)
    .map(({ personName, positionName }) => [personName, positionName].filter(Boolean).join(', '));

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
