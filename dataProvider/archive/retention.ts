import type { ProposalStep } from '../../domain/archive/retention-flow.ts';
import type { ProposalKind } from '../../domain/archive/retention-parties.ts';
import type { RetentionCalls, StepBody } from '../../domain/calls/archive-retention.ts';
import { dialect, type ListQuery, pageOf } from '../dialect.ts';
import type { Http, Signalled } from '../http.ts';

const base = '/arsip/api/Retention';
const at = (id: string) => `${base}/proposals/${encodeURIComponent(id)}` as const;

export const createRetentionVerbs = ({ call, file }: Http) => ({
  listDue: async ({
    signal,
    kind,
    classificationId,
    unitId,
    year,
    ...query
  }: ListQuery & {
    kind: ProposalKind;
    classificationId?: string | undefined;
    unitId?: string | undefined;
    year?: string | undefined;
  }) =>
    pageOf(
      await call<RetentionCalls['listDue']>('GET', `${base}/due`, {
        query: { ...dialect(query), kind, classificationId, unitId, year },
        signal,
      }),
    ),
  listProposals: async ({
    signal,
    kind,
    state,
    open,
    mine,
    ...query
  }: ListQuery & { kind?: string; state?: string; open?: boolean; mine?: boolean | undefined }) =>
    pageOf(
      await call<RetentionCalls['list']>('GET', `${base}/proposals`, {
        query: { ...dialect(query), kind, state, open, mine },
        signal,
      }),
    ),
  readProposal: (id: string, options?: Signalled) => call<RetentionCalls['read']>('GET', at(id), options),
  propose: (kind: ProposalKind, filingUnitIds: readonly string[], note: string | null) =>
    call<RetentionCalls['propose']>('POST', `${base}/proposals`, { body: { kind, filingUnitIds, note } }),
  takeProposalStep: (id: string, step: ProposalStep, body: StepBody) =>
    call<ReturnType<RetentionCalls['takeStep']>>('POST', `${at(id)}/${step}`, { body }),
  endProposal: (id: string, verb: 'refuse' | 'withdraw', reason: string) =>
    call<RetentionCalls[typeof verb]>('POST', `${at(id)}/${verb}`, { body: { reason } }),
  dropFromProposal: (id: string, filingUnitIds: readonly string[], reason: string) =>
    call<RetentionCalls['drop']>('POST', `${at(id)}/drop`, { body: { filingUnitIds, reason } }),
  proposalMinutes: (id: string) => file<RetentionCalls['readMinutes']>('GET', `${at(id)}/minutes`),
  tryRetentionRun: (options?: Signalled) =>
    call<RetentionCalls['tryRun']>('GET', `${base}/run`, { query: { dryRun: true }, ...options }),
});
