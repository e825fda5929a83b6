import type { z } from 'zod';
import { formatNumber } from '../../../lib/formats.ts';
import type { JsonBreak } from '../../../lib/json-places.ts';
import { type Message, translate } from '../../../lib/language.ts';

/** Where a JSON text breaks, in words. */
export const brokenMessages: Record<JsonBreak['wanted'], Message> = {
  value: { id: 'di sini harus ada nilai', en: 'a value is missing here' },
  key: { id: 'di sini harus ada nama dalam tanda petik', en: 'a name in quotes is missing here' },
  colon: { id: 'di sini harus ada titik dua', en: 'a colon is missing here' },
  comma: { id: 'di sini harus ada koma atau kurung tutup', en: 'a comma or closing bracket is missing here' },
  end: { id: 'sesudah nilai ini tidak boleh ada apa-apa lagi', en: 'nothing may follow the value' },
  string: {
    id: 'teks ini tidak ditutup, atau memuat tanda yang tidak dikenal',
    en: 'this text is not closed, or has an unknown sign',
  },
  twice: { id: 'nama ini sudah dipakai', en: 'this name is used already' },
};

export const placeMessage = ({ line, column }: { line: number; column: number }): Message => ({
  id: `Baris ${line}, kolom ${column}`,
  en: `Line ${line}, column ${column}`,
});

export const jsonMessages = {
  noJson: { id: 'Isi dengan objek {…} atau daftar […] JSON.', en: 'Enter a JSON object {…} or list […].' },
  deep: (most: number): Message => ({
    id: `Paling banyak ${most} tingkat.`,
    en: `At most ${most} levels.`,
  }),
  badKey: { id: 'Nama ini tidak dapat disimpan.', en: 'This name cannot be stored.' },
  inexact: {
    id: 'Angka ini tidak dapat disimpan dengan tepat. Tulis sebagai teks.',
    en: 'This number cannot be stored exactly. Write it as text.',
  },
};

const kinds: Record<string, Message> = {
  string: { id: 'teks', en: 'text' },
  number: { id: 'angka', en: 'a number' },
  int: { id: 'bilangan bulat', en: 'a whole number' },
  boolean: { id: 'true atau false', en: 'true or false' },
  array: { id: 'daftar […]', en: 'a list […]' },
  object: { id: 'objek {…}', en: 'an object {…}' },
  record: { id: 'objek {…}', en: 'an object {…}' },
};

type Issue = z.core.$ZodRawIssue;

/** What a declared schema says where it has no words of its own. */
export function issueInWords(issue: Issue): string {
  return translate(messageOf(issue));
}

function messageOf(issue: Issue): Message {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return { id: 'Harus diisi.', en: 'Is missing.' };
      const kind = kinds[issue.expected] ?? { id: issue.expected, en: issue.expected };
      return { id: `Isi dengan ${kind.id}.`, en: `Enter ${kind.en}.` };
    }
    case 'unrecognized_keys':
      return {
        id: `Tidak dikenal: ${issue.keys.join(', ')}.`,
        en: `Unknown: ${issue.keys.join(', ')}.`,
      };
    case 'too_small':
      return bound(issue.origin, Number(issue.minimum), { id: 'Paling sedikit', en: 'At least' });
    case 'too_big':
      return bound(issue.origin, Number(issue.maximum), { id: 'Paling banyak', en: 'At most' });
    case 'invalid_value': {
      const values = issue.values.map((value) => JSON.stringify(value)).join(', ');
      return { id: `Isi dengan salah satu dari ${values}.`, en: `Enter one of ${values}.` };
    }
    default:
      return { id: 'Nilai ini tidak sesuai.', en: 'This value does not fit.' };
  }
}

const counted: Record<string, Message> = {
  string: { id: ' karakter', en: ' characters' },
  array: { id: ' buah', en: ' items' },
};

function bound(origin: string, count: number, word: Message): Message {
  const limit = formatNumber(count);
  const unit = counted[origin] ?? { id: '', en: '' };
  return { id: `${word.id} ${limit}${unit.id}.`, en: `${word.en} ${limit}${unit.en}.` };
}
