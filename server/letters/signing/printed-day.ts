import { eq } from 'drizzle-orm';
import { say } from '../../../lib/language.ts';
import { longDay } from '../../../lib/months.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict } from '../../http/index.ts';
import { bookedNumbers, type LetterRow } from '../tables.ts';

export type PrintedDay = {
  day: string;
  /** Why it is not the day of signing, in the words of who booked the number; null where it is. */
  reason: string | null;
};

/**
 * The day a letter bears once it is signed: that of the signature in Western Indonesian time, else the one its number was
 * booked or inserted for (DOMAIN 5). What the drafter chose is only a draft's.
 * @throws Refusal 409 where its number was booked for a day to come
 */
export async function printedDay(tx: Executor, letter: LetterRow, at: Date): Promise<PrintedDay> {
  const today = dayInWib(at);
  if (!letter.bookedNumberId) return { day: today, reason: null };
  const [booked] = await tx
    .select({ day: bookedNumbers.day, reason: bookedNumbers.reason })
    .from(bookedNumbers)
    .where(eq(bookedNumbers.id, letter.bookedNumberId));
  if (!booked || booked.day === today) return { day: today, reason: null };
  if (booked.day > today) {
    const day = new Date(booked.day);
    throw conflict(
      say({
        id: `Nomor naskah ini dipesan untuk ${longDay('id', day)} dan belum dapat dipakai. Tunggu sampai hari itu, atau kembalikan naskah.`,
        en: `The number of this letter is booked for ${longDay('en', day)} and cannot be used yet. Wait until then, or return the letter.`,
      }),
    );
  }
  return { day: booked.day, reason: booked.reason };
}
