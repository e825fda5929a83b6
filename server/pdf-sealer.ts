import type { Seal } from '../domain/letters/letter.ts';
import type { Message } from '../lib/language.ts';
import type { Executor } from './db/executor.ts';

/** Whom and when the organisation's signature names: what the paper prints. */
export type SealedFor = {
  personName: string | null;
  positionName: string;
  at: Date;
  /** How it is shown on the paper; what is set with the first signature shows that one itself. */
  shown?: ShownSignature | undefined;
};

/** Where a signature is shown, in points: its place among the file's signatures, the page, and its parts from the top. */
export type SignaturePlace = {
  order: number;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  parts: { x: number; y: number; width: number; height: number }[];
};
/** How it looks there, as a page of a PDF, and what is read aloud in its place. */
export type ShownSignature = { place: SignaturePlace; look: Uint8Array; words: string };

/** `signal` gives a remote seal up; `atOnce` asks also a provider that failed a moment ago. */
export type SealOptions = { signal?: AbortSignal | undefined; atOnce?: boolean | undefined };

/**
 * Signs a PDF as the organisation: PDF in, PDF out, since providers of certified signatures work so. Called once for
 * each signature with the bytes so far, which stay the first part of what it gives back.
 */
export type PdfSealer = {
  /** Asked over the network, so never while a transaction is open: a letter waits for it (signing/sealing). */
  isRemote: boolean;
  /** How long a signer waits for it, in ms; afterwards the letter does. */
  patience: number;
  /**
   * @throws Refusal 409 where it cannot sign now
   * @throws SealFault where a provider gave none
   */
  seal: (executor: Executor, pdf: Uint8Array, who: SealedFor, options?: SealOptions) => Promise<Sealed>;
  /** The root certificate (DER) to give out; undefined where there is none, or it is not known. */
  root: (executor: Executor) => Promise<Buffer | undefined>;
};
export type Sealed = { pdf: Uint8Array; seal: Seal };

/** A provider gave no seal; `told` says why to whoever signs, the message to the operator. */
export class SealFault extends Error {
  readonly told: Message;
  /** It may be tried again soon; a refusal is not repeated quickly, since providers lock accounts. */
  readonly isPassing: boolean;
  /** Other letters would fare the same now. */
  readonly concernsAll: boolean;

  constructor(
    message: string,
    told: Message,
    { isPassing, concernsAll, cause }: { isPassing: boolean; concernsAll: boolean; cause?: unknown },
  ) {
    super(message, { cause });
    this.name = 'SealFault';
    this.told = told;
    this.isPassing = isPassing;
    this.concernsAll = concernsAll;
  }
}
