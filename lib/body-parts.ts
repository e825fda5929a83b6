import { z } from 'zod';
import type { Words } from './language.ts';
import { isRealDay, uuidPattern } from './shapes.ts';
import { fault } from './text-faults.ts';

// Common parts of request bodies, with their messages.

/** @param words for a missing or invalid id; for an unknown choice, unless they say more */
export const recordId = (words: Words = { id: 'Pilihan tidak dikenal.', en: 'Unknown choice.' }) => {
  const odd = fault(words);
  return z.string(odd).regex(uuidPattern, odd);
};

/** Said of a day that no calendar has. */
export const notReal: Words = { id: 'Isi tanggal yang benar.', en: 'Enter a valid date.' };

/**
 * A day as 2026-11-21.
 * @param missing the message for a value that is no text
 */
export const realDay = (missing: Words = { id: 'Isi dengan tanggal.', en: 'Enter a date.' }) =>
  z
    .string(fault(missing))
    .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { ...fault(notReal), abort: true })
    .refine(isRealDay, { ...fault(notReal), abort: true });

/** True or false; nothing else counts as one of them. */
export const yesOrNo = () => z.boolean(fault({ id: 'Pilih ya atau tidak.', en: 'Choose yes or no.' }));

const noVersion = fault({ id: 'Sertakan versi yang dibaca.', en: 'Give the version that was read.' });

/** The version that was read before changing something or deciding on it. */
export const versionRead = z.number(noVersion).int(noVersion);
