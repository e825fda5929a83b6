import type { TimestampAuthority } from '@libpdf/core';
import { faultReporter } from '../../log/index.ts';

/** How long a signature waits, in ms: others wait for the letter's number meanwhile. */
const patience = 3000;
/** How long one that failed is left alone, in ms, so that a hundred letters do not wait a hundred times. */
const rest = 60_000;

/** A time authority that may be away (RFC 3161). */
export type TimeAuthority = {
  /** @returns what `work` does with its word, or undefined where it gave none */
  tried: <T>(work: (authority: TimestampAuthority) => Promise<T>) => Promise<T | undefined>;
};

export function timeAuthorityAt(url: string): TimeAuthority {
  let restsUntil = 0;
  const report = faultReporter('Time authority');
  return {
    tried: async (work) => {
      if (Date.now() < restsUntil) return undefined;
      const { HttpTimestampAuthority, TimestampError } = await import('@libpdf/core');
      try {
        return await work(new HttpTimestampAuthority(url, { timeout: patience }));
      } catch (error) {
        if (!(error instanceof TimestampError)) throw error;
        restsUntil = Date.now() + rest;
        report(error);
        return undefined;
      }
    },
  };
}
