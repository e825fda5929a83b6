import { placeholdersIn, tornFault } from '../../domain/letters/placeholders.ts';
import { choiceOf } from '../../lib/choice.ts';
import { type Message, translate } from '../../lib/language.ts';
import { everyRow } from '../declare.ts';
import type { Subject } from './trigger-subject.ts';

/** A name in double braces that a trigger's own text may hold. */
export type Word = { name: string; label: Message };

const common: Word[] = [
  { name: 'peristiwa', label: { id: 'Peristiwa', en: 'Event' } },
  { name: 'waktu', label: { id: 'Waktu peristiwa', en: 'Time of the event' } },
  { name: 'tautan', label: { id: 'Tautan', en: 'Link' } },
];

/** Of a letter; `source`: the field of letterFields that it shows. */
export const letterWords: (Word & { source?: string })[] = [
  { name: 'perihal', label: { id: 'Hal', en: 'Subject' } },
  { name: 'nomor', label: { id: 'Nomor', en: 'Number' }, source: 'number' },
  { name: 'jenis', label: { id: 'Jenis naskah', en: 'Letter type' }, source: 'scriptTypeId' },
  { name: 'sub_jenis', label: { id: 'Sub jenis naskah', en: 'Letter subtype' }, source: 'subTypeId' },
  { name: 'sifat', label: { id: 'Sifat', en: 'Urgency' }, source: 'urgency' },
  { name: 'keamanan', label: { id: 'Klasifikasi keamanan', en: 'Security class' }, source: 'securityId' },
  { name: 'keadaan', label: { id: 'Keadaan', en: 'State' }, source: 'state' },
  { name: 'tanggal_naskah', label: { id: 'Tanggal naskah', en: 'Letter date' }, source: 'scriptDate' },
  { name: 'unit_penyusun', label: { id: 'Unit penyusun', en: 'Drafter’s unit' }, source: 'drafterUnitId' },
  { name: 'penyusun', label: { id: 'Penyusun', en: 'Drafter' } },
  { name: 'penanda_tangan', label: { id: 'Penanda tangan', en: 'Signer' } },
  { name: 'pemegang', label: { id: 'Pemegang naskah', en: 'Current holder' } },
];

/** A title is a mail's subject too, which says the kind of event and never the letter's matter (notice-mail.ts). */
export type Place = 'title' | 'text';

const count: Word = { name: 'jumlah', label: { id: 'Banyak data', en: 'Number of records' } };

/**
 * What a text may name at an event: of a letter its facts, of a record its fields by their names. Notices outlive
 * rights: where rows are not everybody's, they name none (record-notices.ts).
 */
export function wordsOf({ fields, resource }: Subject, place: Place = 'text'): Word[] {
  if (resource === null)
    return [...letterWords, ...common].filter(({ name }) => place === 'text' || name !== 'perihal');
  const named =
    resource.rows === everyRow
      ? [
          { name: 'data', label: { id: 'Nama data', en: 'Name of the record' } },
          ...Object.entries(fields).map(([name, { label }]) => ({ name, label })),
        ]
      : [];
  const known = new Set(named.map(({ name }) => name));
  return [...named, ...[count, ...common].filter(({ name }) => !known.has(name))];
}

/** What is wrong with the braces of a text. */
export function wordFaults(text: string, subject: Subject, place: Place): string[] {
  const known = wordsOf(subject, place);
  const unknown = placeholdersIn(text, false).filter((name) => !known.some((word) => word.name === name));
  return [...unknown.slice(0, 5).map(unknownWord), ...tornFault(text, false)];
}

const unknownWord = (name: string): string => {
  const shown = `{{${name.length > 40 ? `${name.slice(0, 40)}…` : name}}}`;
  return translate({
    id: `${shown} tidak dikenal di sini. Pilih dari “Sisipkan isian”.`,
    en: `${shown} is not known here. Choose from “Insert field”.`,
  });
};

/** The text with its names filled once: braces inside a value stay as they are. */
export const fillWords = (text: string, wordFor: (name: string) => string): string =>
  text.replace(/\{\{([^{}]*)\}\}/g, (_whole, name: string) => wordFor(name.trim()));

/** The label of an event among the declared ones. */
export const eventLabel = (
  field: { choices: readonly { value: string; label: Message }[] },
  event: string,
): Message => choiceOf(field.choices, event)?.label ?? { id: event, en: event };
