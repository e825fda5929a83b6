import type { SnoozeOf } from '../../../domain/letters/snooze.ts';

/** What is put off, or is to be. */
export type Snoozed = {
  of: SnoozeOf;
  rows: readonly { id: string; snooze?: { endedBy: unknown } | undefined }[];
  /** Called when they have left the list. */
  onDone?: (() => void) | undefined;
};
