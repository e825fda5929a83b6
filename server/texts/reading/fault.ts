import type { TextFault, TextWay } from '../../../domain/search.ts';

/** The file yields no text, with the reason; a retry gives the same result. */
export class NoText extends Error {
  readonly fault: TextFault;
  constructor(fault: TextFault, detail?: string) {
    super(detail ?? fault);
    this.fault = fault;
  }
}

export type FoundText = { via: TextWay; content: string; pages?: number; pagesRead?: number };

export type ReadingJob = { content: Uint8Array; mimeType: string };
export type ReadingAnswer = { found: FoundText } | { fault: TextFault; detail: string };

/** Pages with embedded text are cheap; scanned ones take seconds each. */
export const mostPages = 500;
export const mostScannedPages = 40;
