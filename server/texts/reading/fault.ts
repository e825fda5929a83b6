import type { TextFault, TextWay } from '../../../domain/search.ts';

/** The file has no text for us, and why; reading it again finds the same. */
export class NoText extends Error {
  readonly fault: TextFault;
  constructor(fault: TextFault, detail?: string) {
    super(detail ?? fault);
    this.fault = fault;
  }
}

export type FoundText = { via: TextWay; content: string; pages?: number; pagesRead?: number };

/** What is asked of the reading process, and what it answers. */
export type ReadingJob = { content: Uint8Array; mimeType: string };
export type ReadingAnswer = { found: FoundText } | { fault: TextFault; detail: string };

/** More characters of one file nobody searches; the rest is let go. */
export const mostCharacters = 500_000;
/** Pages whose text is in the file cost little; those that are pictures take seconds each. */
export const mostPages = 500;
export const mostScannedPages = 40;
