import type { Letter } from '../domain/letters/letter.ts';
import type { LetterComparison, LetterVersion } from '../domain/letters/letter-version.ts';
import { pageOf } from './dialect.ts';
import { asJson, type Http } from './http.ts';

type Signalled = { signal?: AbortSignal };
/** Two versions; default `from`: the last approved, default `to`: the current letter. */
export type ComparedEnds = { from?: number; to?: number };

export type VersionVerbs = {
  letterVersions: (id: string, options?: Signalled) => Promise<LetterVersion[]>;
  compareVersions: (id: string, ends: ComparedEnds, options?: Signalled) => Promise<LetterComparison>;
  /** Restores over the version read; `undo` is the version with the replaced state. */
  restoreVersion: (
    id: string,
    no: number,
    version: number,
  ) => Promise<{ letter: Letter; undo: number; leftOut: string[] }>;
};

/** A letter's versions (SPEC B1.1). */
export function createVersionVerbs(http: Http): VersionVerbs {
  const at = (id: string, rest = '') => `/letter/api/Letter/${encodeURIComponent(id)}/versions${rest}`;
  return {
    letterVersions: async (id, options) => pageOf<LetterVersion>(await http.json(at(id), options)).items,
    compareVersions: (id, ends, options) => http.json(at(id, '/compare'), { query: ends, ...options }),
    restoreVersion: (id, no, version) => http.json(at(id, `/${no}/restore`), asJson('POST', { version })),
  };
}
