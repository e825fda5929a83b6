import type { ProposalKind, ProposalStep } from '../domain/archive/retention-flow.ts';
import type {
  AppraisalDecision,
  DueUnit,
  ProposalDetail,
  ProposalRow,
  RetentionRun,
} from '../domain/archive/retention-types.ts';
import { dialect, type ListQuery, type Page, pageOf } from './dialect.ts';
import { asJson, type Http } from './http.ts';

type Signalled = { signal?: AbortSignal };
export type StepBody = {
  note?: string | null;
  password?: string;
  decisions?: { filingUnitId: string; decision: AppraisalDecision; extraYears?: number | null }[];
};

export type RetentionVerbs = {
  listDue: (
    query: ListQuery & {
      kind: ProposalKind;
      classificationId?: string | undefined;
      unitId?: string | undefined;
      year?: string | undefined;
    },
  ) => Promise<Page<DueUnit>>;
  listProposals: (
    query: ListQuery & { kind?: string; state?: string; open?: boolean; mine?: boolean | undefined },
  ) => Promise<Page<ProposalRow>>;
  readProposal: (id: string, options?: Signalled) => Promise<ProposalDetail>;
  propose: (
    kind: ProposalKind,
    filingUnitIds: readonly string[],
    note: string | null,
  ) => Promise<ProposalDetail>;
  takeProposalStep: (id: string, step: ProposalStep, body: StepBody) => Promise<ProposalDetail>;
  endProposal: (id: string, verb: 'refuse' | 'withdraw', reason: string) => Promise<ProposalDetail>;
  dropFromProposal: (id: string, filingUnitIds: readonly string[], reason: string) => Promise<ProposalDetail>;
  proposalMinutes: (id: string) => Promise<Blob>;
  tryRetentionRun: (options?: Signalled) => Promise<RetentionRun>;
};

export function createRetentionVerbs(http: Http): RetentionVerbs {
  const base = '/arsip/api/Retention';
  const at = (id: string, rest = '') => `${base}/proposals/${encodeURIComponent(id)}${rest}`;
  return {
    listDue: async ({ signal, kind, classificationId, unitId, year, ...query }) =>
      pageOf<DueUnit>(
        await http.json(`${base}/due`, {
          query: { ...dialect(query), kind, classificationId, unitId, year },
          signal,
        }),
      ),
    listProposals: async ({ signal, kind, state, open, mine, ...query }) =>
      pageOf<ProposalRow>(
        await http.json(`${base}/proposals`, {
          query: { ...dialect(query), kind, state, open, mine },
          signal,
        }),
      ),
    readProposal: (id, options) => http.json(at(id), { signal: options?.signal }),
    propose: (kind, filingUnitIds, note) =>
      http.json(`${base}/proposals`, asJson('POST', { kind, filingUnitIds, note })),
    takeProposalStep: (id, step, body) => http.json(at(id, `/${step}`), asJson('POST', body)),
    endProposal: (id, verb, reason) => http.json(at(id, `/${verb}`), asJson('POST', { reason })),
    dropFromProposal: (id, filingUnitIds, reason) =>
      http.json(at(id, '/drop'), asJson('POST', { filingUnitIds, reason })),
    proposalMinutes: (id) => http.blob(at(id, '/minutes')),
    tryRetentionRun: (options) =>
      http.json(`${base}/run`, { query: { dryRun: true }, signal: options?.signal }),
  };
}
