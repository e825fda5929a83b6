import type { RecordCalls } from '../domain/calls/record-calls.ts';
import type { HistoryItem } from '../domain/calls/record-history.ts';
import { addressOf } from './address.ts';
import { type Page, pageOf } from './dialect.ts';
import type { Http } from './http.ts';

export type HistoryVerbs = {
  historyOf: (
    resourceName: string,
    id: string,
    query: { page?: number; perPage?: number; signal?: AbortSignal },
  ) => Promise<Page<HistoryItem>>;
};

export const createHistoryVerbs = ({ call }: Http): HistoryVerbs => ({
  historyOf: async (resourceName, id, { page = 1, perPage = 20, signal }) =>
    pageOf(
      await call<RecordCalls['history']>(
        'GET',
        `/${addressOf(resourceName)}/${encodeURIComponent(id)}/history`,
        { query: { Page: page, PerPage: perPage }, ...(signal && { signal }) },
      ),
    ),
});
