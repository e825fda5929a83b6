import type {
  FilingOutcome,
  FilingTarget,
  FilingUnitRetention,
  UnfiledItem,
} from '../domain/archive/retention-types.ts';
import { dialect, type ListQuery, type Page, pageOf } from './dialect.ts';
import { asJson, type Http } from './http.ts';

type Signalled = { signal?: AbortSignal };

export type FilingUnitVerb = 'close' | 'reopen' | 'hold' | 'release';

export type FilingVerbs = {
  listUnfiled: (
    query: ListQuery & {
      classificationId?: string;
      unitId?: string | undefined;
      year?: string;
      origin?: string;
    },
  ) => Promise<Page<UnfiledItem>>;
  filingTargets: (
    query: { firstChar?: string; classificationId?: string } & Signalled,
  ) => Promise<FilingTarget[]>;
  nextFilingCode: (classificationId: string, year: number, options?: Signalled) => Promise<string>;
  fileArchives: (ids: readonly string[], filingUnitId: string | null) => Promise<FilingOutcome>;
  /** Files an item, or unfiles it with null; returns its previous filing unit. */
  fileInbox: (id: string, filingUnitId: string | null) => Promise<string | null>;
  filingRetention: (id: string, options?: Signalled) => Promise<FilingUnitRetention>;
  changeFilingUnit: (id: string, verb: FilingUnitVerb, body: Record<string, unknown>) => Promise<void>;
};

export function createFilingVerbs(http: Http): FilingVerbs {
  const base = '/arsip/api/Filing';
  const unit = (id: string, rest: string) => `/arsip/api/FilingUnit/${encodeURIComponent(id)}/${rest}`;
  return {
    listUnfiled: async ({ signal, classificationId, unitId, year, origin, ...query }) =>
      pageOf<UnfiledItem>(
        await http.json(`${base}/unfiled`, {
          query: { ...dialect(query), classificationId, unitId, year, origin },
          signal,
        }),
      ),
    filingTargets: async ({ firstChar, classificationId, signal }) =>
      pageOf<FilingTarget>(
        await http.json(`${base}/targets`, { query: { FirstChar: firstChar, classificationId }, signal }),
      ).items,
    nextFilingCode: async (classificationId, year, options) =>
      (
        await http.json<{ code: string }>(`${base}/next-code`, {
          query: { classificationId, year },
          signal: options?.signal,
        })
      ).code,
    fileArchives: (ids, filingUnitId) => http.json(`${base}/file`, asJson('POST', { ids, filingUnitId })),
    fileInbox: async (id, filingUnitId) =>
      (
        await http.json<{ filedBefore: string | null }>(
          `/letter/api/Inbox/${encodeURIComponent(id)}/file`,
          asJson('POST', { filingUnitId }),
        )
      ).filedBefore,
    filingRetention: (id, options) => http.json(unit(id, 'retention'), { signal: options?.signal }),
    changeFilingUnit: async (id, verb, body) => {
      await http.json(unit(id, verb), asJson('POST', body));
    },
  };
}
