import type { Letter } from '../domain/letters/letter.ts';
import type {
  BookedNumber,
  BookNumbers,
  InsertNumber,
  NumberCounter,
  NumberListItem,
} from '../domain/letters/letter-number.ts';
import type { SigningIdentity } from '../domain/letters/signing-identity.ts';
import { dialect, type ListQuery, type Page, pageOf } from './dialect.ts';
import { asJson, type Http, type Query, queryString } from './http.ts';

type Signalled = { signal?: AbortSignal };
type Filters = { unitId?: string; numberCodeId?: string; year?: string };

export type NumberVerbs = {
  signingIdentities: (
    person: { userId: string; positionId: string },
    options?: Signalled,
  ) => Promise<SigningIdentity[]>;
  /** The booked numbers that a stored letter may take. */
  bookedNumbersFor: (letterId: string, options?: Signalled) => Promise<BookedNumber[]>;
  cancelLetter: (id: string, reason: string) => Promise<Letter>;
  listNumbers: (
    query: ListQuery & Filters & { counter?: string; state?: string },
  ) => Promise<Page<NumberListItem>>;
  listCounters: (query: ListQuery & Filters & { hasGaps?: boolean }) => Promise<Page<NumberCounter>>;
  countersFile: (filters: Filters & { firstChar?: string; hasGaps?: boolean }) => Promise<Blob>;
  bookNumbers: (booking: BookNumbers) => Promise<BookedNumber[]>;
  insertNumber: (insertion: InsertNumber) => Promise<BookedNumber>;
  cancelNumber: (id: string, reason: string) => Promise<void>;
};

export function createNumberVerbs(http: Http): NumberVerbs {
  const base = '/letter/api/Number';
  const letter = (id: string, rest: string) => `/letter/api/Letter/${encodeURIComponent(id)}/${rest}`;
  const list = async <T>(path: string, { signal, ...query }: ListQuery, more: Query) =>
    pageOf<T>(await http.json(path, { query: { ...dialect(query), ...more }, signal }));
  return {
    signingIdentities: async (person, options) =>
      pageOf<SigningIdentity>(
        await http.json('/letter/api/SigningIdentity', { query: person, signal: options?.signal }),
      ).items,
    bookedNumbersFor: async (id, options) =>
      pageOf<BookedNumber>(await http.json(letter(id, 'booked-numbers'), options)).items,
    cancelLetter: (id, reason) => http.json(letter(id, 'cancel'), asJson('POST', { reason })),
    listNumbers: ({ unitId, numberCodeId, year, counter, state, ...query }) =>
      list(base, query, { unitId, numberCodeId, year, counter, state }),
    listCounters: ({ unitId, numberCodeId, year, hasGaps, ...query }) =>
      list(`${base}/gaps`, query, { unitId, numberCodeId, year, hasGaps }),
    countersFile: ({ firstChar, ...filters }) =>
      http.blob(`${base}/gaps/export${queryString({ ...filters, FirstChar: firstChar })}`),
    bookNumbers: async (booking) =>
      pageOf<BookedNumber>(await http.json(`${base}/book`, asJson('POST', booking))).items,
    insertNumber: (insertion) => http.json(`${base}/insert`, asJson('POST', insertion)),
    cancelNumber: async (id, reason) => {
      await http.json(`${base}/${encodeURIComponent(id)}/cancel`, asJson('POST', { reason }));
    },
  };
}
