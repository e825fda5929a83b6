import type { BodyOf } from '../../domain/calls/define-call.ts';
import type { NumberCalls } from '../../domain/calls/letters/numbers.ts';
import { dialect, type ListQuery, pageOf } from '../dialect.ts';
import type { Http, Signalled } from '../http.ts';

type Filters = { unitId?: string; numberCodeId?: string; year?: string };

const base = '/letter/api/Number';

export const createNumberVerbs = ({ call, file }: Http) => ({
  /** The booked numbers that a stored letter may take. */
  bookedNumbersFor: async (letterId: string, options?: Signalled) => {
    const address = `/letter/api/Letter/${encodeURIComponent(letterId)}/booked-numbers` as const;
    return pageOf(await call<NumberCalls['usableBookings']>('GET', address, options)).items;
  },
  listNumbers: async ({
    unitId,
    numberCodeId,
    year,
    counter,
    state,
    signal,
    ...query
  }: ListQuery & Filters & { counter?: string; state?: string }) =>
    pageOf(
      await call<NumberCalls['list']>('GET', base, {
        query: { ...dialect(query), unitId, numberCodeId, year, counter, state },
        signal,
      }),
    ),
  listCounters: async ({
    unitId,
    numberCodeId,
    year,
    hasGaps,
    signal,
    ...query
  }: ListQuery & Filters & { hasGaps?: boolean }) =>
    pageOf(
      await call<NumberCalls['counters']>('GET', `${base}/gaps`, {
        query: { ...dialect(query), unitId, numberCodeId, year, hasGaps },
        signal,
      }),
    ),
  countersFile: ({ firstChar, ...filters }: Filters & { firstChar?: string; hasGaps?: boolean }) =>
    file<NumberCalls['countersFile']>('GET', `${base}/gaps/export`, {
      query: { ...filters, FirstChar: firstChar },
    }),
  bookNumbers: async (body: BodyOf<NumberCalls['book']>) =>
    pageOf(await call<NumberCalls['book']>('POST', `${base}/book`, { body })).items,
  insertNumber: (body: BodyOf<NumberCalls['insert']>) =>
    call<NumberCalls['insert']>('POST', `${base}/insert`, { body }),
  cancelNumber: (id: string, reason: string) =>
    call<NumberCalls['cancel']>('POST', `${base}/${encodeURIComponent(id)}/cancel`, { body: { reason } }),
});
