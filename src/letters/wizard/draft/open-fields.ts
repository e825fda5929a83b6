import type { MissingField } from '../../../../domain/letters/letter-schema.ts';
import { openPlaces } from '../../../../domain/letters/open-places.ts';
import { openOn, type SheetLetter } from '../../sheet/index.ts';
import type { Draft } from './draft.ts';

/** What a letter leaves open, by the rule that signing asks (openOn): its words, and the field they stand in. */
export function openFields(sheet: SheetLetter, { contentMode }: Pick<Draft, 'contentMode'>): MissingField[] {
  const open = openOn(sheet);
  if (open.length === 0) return [];
  const { subject, place, coverHtml, bodyHtml, tagValues } = sheet;
  const cover = contentMode === 'upload' ? bodyHtml : coverHtml;
  const elsewhere = [
    { step: 'formulir-naskah', field: 'subject', open: openPlaces('', {}, [subject]) },
    { step: 'formulir-naskah', field: 'place', open: openPlaces('', {}, [place]) },
    { step: 'naskah-pengantar', field: 'coverContent', open: openPlaces(cover, tagValues) },
  ] as const;
  return open.map((message) => {
    const found = elsewhere.find((one) => one.open.includes(message));
    return { step: found?.step ?? 'konten-naskah', field: found?.field ?? 'content', message };
  });
}
