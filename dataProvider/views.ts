import type { RaRecord } from 'react-admin';
import type { RecordCalls, UsedTags } from '../domain/calls/record-calls.ts';
import type { Figures } from '../domain/calls/view-calls.ts';
import { addressOf } from './address.ts';
import { dialect } from './dialect.ts';
import type { Http, Signalled } from './http.ts';

export type { Figures, FigureValue } from '../domain/calls/view-calls.ts';

type Filter = Record<string, unknown>;

export type ViewVerbs = {
  /** Tags in use in a field, the most used first. */
  usedTags: (resourceName: string, field: string, options?: Signalled) => Promise<UsedTags>;
  /** What a list's filter comes to; by the values of a field where it is grouped. */
  figuresOf: (
    resourceName: string,
    asked: { filter: Filter; groupBy?: string | undefined },
    options?: Signalled,
  ) => Promise<Figures>;
  /** Records that stand on the days of a span. */
  calendarOf: <R extends RaRecord>(
    resourceName: string,
    asked: { filter: Filter; from: string; to: string },
    options?: Signalled,
  ) => Promise<{ items: R[]; isCut: boolean }>;
};

/** Verbs of views beside the list. Filters are the list's own, which the contracts' types do not know. */
export const createViewVerbs = ({ json, call }: Http): ViewVerbs => ({
  usedTags: (resourceName, field, options) =>
    call<RecordCalls['usedTags']>('GET', `/${addressOf(resourceName)}/tags`, {
      ...options,
      query: { Field: field },
    }),
  figuresOf: (resourceName, { filter, groupBy }, options) =>
    json<Figures>(`/${addressOf(resourceName)}/figures`, {
      ...options,
      query: { ...dialect({ filter }), GroupBy: groupBy },
    }),
  calendarOf: (resourceName, { filter, from, to }, options) =>
    json(`/${addressOf(resourceName)}/calendar`, {
      ...options,
      query: { ...dialect({ filter }), FromDay: from, ToDay: to },
    }),
});
