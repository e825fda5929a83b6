import { eq } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import { longDay } from '../../../lib/months.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict, invalid } from '../../http/index.ts';
import { bookedNumbers, type LetterRow } from '../tables.ts';

export type PrintedDay = {
  day: string;
  /** Why it differs from the signing day, as the signer says, else the booker; null when it does not. */
  reason: string | null;
};

/**
 * Prints the signing day in Western Indonesian time, or the number's own day (DOMAIN 5); never the drafter's date.
 * @throws Refusal 409 where its number was booked for a day to come; 422 at `dateReason` where no other day needs one
 */
export async function printedDay(
  tx: Executor,
  letter: LetterRow,
  { at, dateReason }: { at: Date; dateReason?: string | undefined },
): Promise<PrintedDay> {
  const today = dayInWib(at);
  const { day, reason } = await dayOfNumber(tx, letter, today);
  if (day !== today) return { day, reason: dateReason ?? reason };
  if (dateReason !== undefined) throw invalid({ dateReason: [translate(noOtherDay)] });
  return { day, reason: null };
}

async function dayOfNumber(tx: Executor, letter: LetterRow, today: string): Promise<PrintedDay> {
  if (!letter.bookedNumberId) return { day: today, reason: null };
  const [booked] = await tx
    .select({ day: bookedNumbers.day, reason: bookedNumbers.reason })
    .from(bookedNumbers)
    .where(eq(bookedNumbers.id, letter.bookedNumberId));
  if (!booked) return { day: today, reason: null };
  if (booked.day > today) {
    const day = new Date(booked.day);
    throw conflict(
      translate({
        id: `Nomor naskah ini dipesan untuk ${longDay('id', day)} dan belum dapat dipakai. Tunggu sampai hari itu, atau kembalikan naskah.`,
        en: `The number of this letter is booked for ${longDay('en', day)} and cannot be used yet. Wait until then, or return the letter.`,
      }),
    );
  }
  return booked;
}

const noOtherDay = {
  id: 'Naskah ini bertanggal hari ini, jadi tidak memerlukan alasan.',
  en: 'This letter is dated today, so no reason is needed.',
};
