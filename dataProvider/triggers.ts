import type { TriggerCalls } from '../domain/calls/triggers.ts';
import type { RunState } from '../domain/triggers/runs.ts';
import { pageOf } from './dialect.ts';
import type { Http, Signalled } from './http.ts';

const base = (id: string) => `/setting/api/Trigger/${encodeURIComponent(id)}` as const;

/** Calls on what triggers do; made where they are used, since few need them. */
export const createTriggerVerbs = ({ call }: Pick<Http, 'call'>) => ({
  runs: async (
    id: string,
    { page, perPage, state, ...options }: { page: number; perPage: number; state?: RunState } & Signalled,
  ) =>
    pageOf(
      await call<TriggerCalls['runs']>('GET', `${base(id)}/runs`, {
        ...options,
        query: { Page: page, PerPage: perPage, ...(state && { state }) },
      }),
    ),
  retry: (id: string, runId: string) =>
    call<TriggerCalls['retry']>('POST', `${base(id)}/runs/${encodeURIComponent(runId)}/retry`),
  subjects: (id: string, typed: string, options?: Signalled) =>
    call<TriggerCalls['subjects']>('GET', `${base(id)}/subjects`, {
      ...options,
      query: { FirstChar: typed },
    }),
  test: (id: string, body: { recordId: string; send: boolean }) =>
    call<TriggerCalls['test']>('POST', `${base(id)}/test`, { body }),
  webhook: (id: string, options?: Signalled) =>
    call<TriggerCalls['webhook']>('GET', `${base(id)}/webhook`, options),
  ping: (id: string) => call<TriggerCalls['ping']>('POST', `${base(id)}/webhook/ping`),
  renewSecret: (id: string) => call<TriggerCalls['renewSecret']>('POST', `${base(id)}/webhook/secret`),
});
