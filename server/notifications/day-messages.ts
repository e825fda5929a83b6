import type { Message } from '../../lib/language.ts';
import { longDay } from '../../lib/months.ts';

/** A day (YYYY-MM-DD) as notices name it: "18 November 2026" in either language. */
export function dayMessages(day: string): Message {
  const at = new Date(`${day}T00:00:00Z`);
  return { id: longDay('id', at), en: longDay('en', at) };
}
