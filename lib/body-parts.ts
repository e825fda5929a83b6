import { z } from 'zod';
import { orEmpty, visible } from './blank-text.ts';
import type { Message } from './language.ts';
import { isRealDay, longest, uuidPattern } from './shapes.ts';
import { fault, noText, notStorable, tooLong } from './text-faults.ts';

// Common parts of request bodies, with their messages.

/** A text that people type: trimmed, and empty where nobody would see anything of it. */
export const typedText = (params?: Parameters<typeof z.string>[0]) =>
  z.string(params).trim().overwrite(orEmpty);

/** @param words for a missing or invalid id; for an unknown choice, unless they say more */
export const recordId = (message: Message = { id: 'Pilihan tidak dikenal.', en: 'Unknown choice.' }) => {
  const odd = fault(message);
  return z.string(odd).regex(uuidPattern, odd);
};

/** Message for an invalid date. */
export const notReal: Message = { id: 'Isi tanggal yang benar.', en: 'Enter a valid date.' };

/**
 * A day as 2026-11-21.
 * @param missing the message for a value that is no text
 */
export const realDay = (missing: Message = { id: 'Isi dengan tanggal.', en: 'Enter a date.' }) =>
  z
    .string(fault(missing))
    .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { ...fault(notReal), abort: true })
    .refine(isRealDay, { ...fault(notReal), abort: true });

/** True or false; nothing else counts as one of them. */
export const yesOrNo = () => z.boolean(fault({ id: 'Pilih ya atau tidak.', en: 'Choose yes or no.' }));

const noVersion = fault({ id: 'Sertakan versi yang dibaca.', en: 'Give the version that was read.' });

/** The version that was read before changing something or deciding on it. */
export const versionRead = z.number(noVersion).int(noVersion);

/** A text that may be left out: trimmed, of bounded length, storable. */
export const noteOf = (most: number) =>
  typedText({ error: noText })
    .max(most, { error: () => tooLong(most) })
    .refine((text) => !text.includes('\u0000'), {
      error: notStorable,
    })
    .nullish()
    .transform((text) => text || null);

/** A note that goes with something: trimmed, of bounded length, storable. */
export const note = noteOf(longest.note);

/** The same, which may be a message. */
export const noteOrMessage = noteOf(longest.message);

/** @param missing what is said without it */
const required = (least: number, missing: Message) =>
  typedText(fault(missing))
    .min(least, fault(missing))
    .refine((text) => visible(text).length >= least, fault(missing))
    .max(longest.note, { error: () => tooLong(longest.note) })
    .refine((text) => !text.includes('\u0000'), {
      error: notStorable,
    });

/** A required reason: other users decide or read by it. */
export const reason = required(3, { id: 'Isi alasannya.', en: 'Enter the reason.' });

/** A note that is all there is to a call. */
export const noteAlone = required(1, { id: 'Isi catatannya.', en: 'Enter the note.' });
