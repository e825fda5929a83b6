import { z } from 'zod';
import { notReal, realDay, recordId, typedText } from '../../../lib/body-parts.ts';
import type { Message } from '../../../lib/language.ts';
import { fault, notStorable } from '../../../lib/text-faults.ts';
import { mostBookedAtOnce } from '../../letters/letter-number.ts';
import { reasonLimit } from '../../letters/text-limits.ts';
import { defineCall, fileOf, id, listOf, listQuery, pageOf } from '../define-call.ts';
import { bookedNumber, numberCounter, numberListItem } from './shapes/letter-number.ts';

const tags = ['letter'];
const base = '/letter/api/Number';

const words = (empty: Message, max: number) =>
  typedText(fault(empty))
    .min(1, fault(empty))
    .max(max, fault({ id: `Paling banyak ${max} karakter.`, en: `At most ${max} characters.` }))
    .refine((text) => !text.includes('\u0000'), {
      error: notStorable,
    });
/** Why a number, or a letter with its number, is out of use. */
export const cancelReason = words({ id: 'Tuliskan alasannya.', en: 'Write the reason.' }, reasonLimit);
const countMessage = {
  id: `Isi dengan bilangan bulat dari 1 sampai ${mostBookedAtOnce}.`,
  en: `Enter a whole number from 1 to ${mostBookedAtOnce}.`,
};

const booking = z.strictObject({
  /** Client-made for idempotent POSTs; the id of the first number. */
  id: recordId().optional(),
  /** sub-jenis-naskah-dinas: its rule counts. */
  naskahDinasCategoryId: recordId({ id: 'Pilih sub jenis naskah.', en: 'Choose a letter subtype.' }),
  unitId: recordId({ id: 'Pilih unit.', en: 'Choose a unit.' }),
  count: z
    .number(fault(countMessage))
    .int(fault(countMessage))
    .min(1, fault(countMessage))
    .max(mostBookedAtOnce, fault(countMessage)),
  reason: cancelReason,
  /** Today when left out. */
  date: realDay(notReal).nullish(),
});
const insertion = z.strictObject({
  after: words({ id: 'Isi nomor yang sudah terbit.', en: 'Enter a number that was already given.' }, 300),
  reason: cancelReason,
});

const counterFilters = {
  numberCodeId: z.string().optional(),
  unitId: z.string().optional(),
  year: z.string().optional(),
  hasGaps: z.string().optional(),
};

/** Booking, inserting, cancelling and counting numbers (DOMAIN 5). */
export const numberCalls = {
  list: defineCall({
    method: 'GET',
    path: base,
    summary: 'Nomor naskah',
    tags,
    query: listQuery({
      counter: z.string().optional(),
      state: z.string().optional(),
      unitId: z.string().optional(),
      numberCodeId: z.string().optional(),
      year: z.string().optional(),
    }),
    answer: pageOf(numberListItem),
  }),
  counters: defineCall({
    method: 'GET',
    path: `${base}/gaps`,
    summary: 'Penghitung nomor dan nomor hilang',
    tags,
    query: listQuery(counterFilters),
    answer: pageOf(numberCounter),
  }),
  countersFile: defineCall({
    method: 'GET',
    path: `${base}/gaps/export`,
    summary: 'Laporan nomor sebagai CSV',
    tags,
    query: listQuery(counterFilters),
    answer: fileOf('text/csv'),
  }),
  usableBookings: defineCall({
    method: 'GET',
    path: '/letter/api/Letter/:id/booked-numbers',
    summary: 'Nomor pesanan yang dapat dipakai naskah',
    tags,
    answer: listOf(bookedNumber),
  }),
  book: defineCall({
    method: 'POST',
    path: `${base}/book`,
    summary: 'Pesan nomor',
    tags,
    body: booking,
    answer: listOf(bookedNumber),
  }),
  insert: defineCall({
    method: 'POST',
    path: `${base}/insert`,
    summary: 'Buat nomor sisipan',
    tags,
    body: insertion,
    answer: bookedNumber,
  }),
  cancel: defineCall({
    method: 'POST',
    path: `${base}/:id/cancel`,
    summary: 'Batalkan nomor pesanan',
    tags,
    body: z.strictObject({ reason: cancelReason }),
    answer: z.object({ id }),
  }),
};
export type NumberCalls = typeof numberCalls;
