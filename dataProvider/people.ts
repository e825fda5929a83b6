import type { PickerCalls, PickerUser } from '../domain/calls/pickers.ts';
import { pageOf } from './dialect.ts';
import type { Http } from './http.ts';

export type PeopleVerbs = {
  /** One option per post; at most 150 (SPEC A5). */
  searchUsers: (
    firstChar: string,
    options?: { signal?: AbortSignal; withDelegates?: boolean },
  ) => Promise<PickerUser[]>;
  /** Only posts that review letters, delegates included: the server refuses others as reviewers. */
  searchReviewers: (firstChar: string, options?: { signal?: AbortSignal }) => Promise<PickerUser[]>;
  /** Of those the posts of Legal: one of them reviews a contract. */
  legalReviewers: (options?: { signal?: AbortSignal }) => Promise<PickerUser[]>;
  /** The options of people who were chosen before, delegates among them. */
  usersByIds: (ids: readonly string[], options?: { signal?: AbortSignal }) => Promise<PickerUser[]>;
};

const mostShown = 150;

export const createPeopleVerbs = (http: Http): PeopleVerbs => ({
  searchUsers: (firstChar, { withDelegates, ...options } = {}) =>
    search(
      http,
      { FirstChar: firstChar, ...(withDelegates && { IncludeDelegations: true as const }) },
      options,
    ),
  searchReviewers: (firstChar, options) =>
    search(http, { CanReview: true, FirstChar: firstChar, IncludeDelegations: true }, options),
  legalReviewers: (options) => search(http, { CanReview: true, IsLegal: true, FirstChar: '' }, options),
  usersByIds: async (ids, options) => {
    if (ids.length === 0) return [];
    const found = await http.call<PickerCalls['peopleByIds']>(
      'POST',
      '/user/api/Account/user/GetListUserByIds',
      { ...options, body: { ids: [...ids], includeDelegations: true } },
    );
    return pageOf(found).items;
  },
});

async function search(
  http: Http,
  asked: { CanReview?: true; IsLegal?: true; FirstChar: string; IncludeDelegations?: true },
  options?: { signal?: AbortSignal },
): Promise<PickerUser[]> {
  const query = { PerPage: -1, OrderBy: 'PersonName', Order: 'asc', IsActive: true, ...asked };
  const found = await http.call<PickerCalls['people']>('GET', '/user/api/Account/user', {
    ...options,
    query,
  });
  return pageOf(found).items.slice(0, mostShown);
}
