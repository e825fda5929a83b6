import type { FilingCalls } from '../../domain/calls/archive-filing.ts';
import type { BodyOf } from '../../domain/calls/define-call.ts';
import { dialect, type ListQuery, pageOf } from '../dialect.ts';
import type { Http, Sendable, Signalled } from '../http.ts';

export type FilingUnitVerb = 'close' | 'reopen' | 'hold' | 'release';

const base = '/arsip/api/Filing';
const unit = <Rest extends string>(id: string, rest: Rest) =>
  `/arsip/api/FilingUnit/${encodeURIComponent(id)}/${rest}` as const;

export const createFilingVerbs = ({ call }: Http) => ({
  listUnfiled: async ({
    signal,
    classificationId,
    unitId,
    year,
    origin,
    ...query
  }: ListQuery & {
    classificationId?: string;
    unitId?: string | undefined;
    year?: string;
    origin?: string;
  }) =>
    pageOf(
      await call<FilingCalls['listUnfiled']>('GET', `${base}/unfiled`, {
        query: { ...dialect(query), classificationId, unitId, year, origin },
        signal,
      }),
    ),
  filingTargets: async ({
    firstChar,
    classificationId,
    signal,
  }: { firstChar?: string; classificationId?: string } & Signalled) =>
    pageOf(
      await call<FilingCalls['listTargets']>('GET', `${base}/targets`, {
        query: { FirstChar: firstChar, classificationId },
        signal,
      }),
    ).items,
  nextFilingCode: async (classificationId: string, year: number, options?: Signalled) => {
    const query = { classificationId, year };
    return (await call<FilingCalls['nextCode']>('GET', `${base}/next-code`, { query, ...options })).code;
  },
  fileArchives: (ids: readonly string[], filingUnitId: string | null) =>
    call<FilingCalls['file']>('POST', `${base}/file`, { body: { ids, filingUnitId } }),
  /** Files an item, or unfiles it with null; returns its previous filing unit. */
  fileInbox: async (id: string, filingUnitId: string | null) => {
    const address = `/letter/api/Inbox/${encodeURIComponent(id)}/file` as const;
    return (await call<FilingCalls['fileInboxItem']>('POST', address, { body: { filingUnitId } }))
      .filedBefore;
  },
  filingRetention: (id: string, options?: Signalled) =>
    call<FilingCalls['readRetention']>('GET', unit(id, 'retention'), options),
  changeFilingUnit: async (
    id: string,
    verb: FilingUnitVerb,
    body: Sendable<BodyOf<FilingCalls[FilingUnitVerb]>>,
  ) => {
    await call<FilingCalls[FilingUnitVerb]>('POST', unit(id, verb), { body });
  },
});
