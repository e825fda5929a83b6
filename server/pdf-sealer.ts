import type { Executor } from './db/executor.ts';

/** Whom and when the organisation's signature names: what the paper prints. */
export type SealedFor = {
  personName: string | null;
  positionName: string;
  at: Date;
  /** Omitted for the first signature; further ones of the same file count from 2. */
  turn?: number;
};

/** Signs a PDF as the organisation: PDF in, PDF out, since providers of certified signatures work so. */
export type PdfSealer = {
  /** @throws Refusal 409 where it cannot sign now */
  seal: (executor: Executor, pdf: Uint8Array, who: SealedFor) => Promise<Uint8Array>;
  /** The root certificate (DER) to give out; undefined where there is none, or it is not known. */
  root: (executor: Executor) => Promise<Buffer | undefined>;
};
