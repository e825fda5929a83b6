import type { PermissionCalls } from '../domain/calls/permissions.ts';
import type { PickerCalls, PickerUser } from '../domain/calls/pickers.ts';
import { mostPickerOptions } from '../domain/most-at-once.ts';
import { pageOf } from './dialect.ts';
import type { Http, Signalled } from './http.ts';

export const createPeopleVerbs = ({ call }: Http) => ({
  /** One option per post. */
  searchUsers: (
    FirstChar: string,
    {
      withDelegates,
      withSharedPosts,
      ...options
    }: Signalled & { withDelegates?: boolean; withSharedPosts?: boolean } = {},
  ) =>
    search(
      call,
      {
        FirstChar,
        ...(withDelegates && { IncludeDelegations: true }),
        ...(withSharedPosts && { IncludeSharedPosts: true }),
      },
      options,
    ),
  /** Only posts that review letters, delegates included: the server refuses others as reviewers. */
  searchReviewers: (FirstChar: string, options?: Signalled) =>
    search(call, { CanReview: true, FirstChar, IncludeDelegations: true }, options),
  /** Of those the posts of Legal: one of them reviews a contract. */
  legalReviewers: (options?: Signalled) =>
    search(call, { CanReview: true, IsLegal: true, FirstChar: '' }, options),
  /** The options of people who were chosen before, delegates among them. */
  usersByIds: async (ids: readonly string[], options?: Signalled): Promise<PickerUser[]> => {
    if (ids.length === 0) return [];
    const found = await call<PickerCalls['peopleByIds']>('POST', '/user/api/Account/user/GetListUserByIds', {
      ...options,
      body: { ids, includeDelegations: true },
    });
    return pageOf(found).items;
  },
  /** The whole catalogue of privileges in menu order; for those who edit roles. */
  privilegeCatalogue: async (options?: Signalled) =>
    pageOf(await call<PermissionCalls['readCatalogue']>('GET', '/user/api/Permission/catalogue', options))
      .items,
});

async function search(
  call: Http['call'],
  filters: {
    CanReview?: true;
    IsLegal?: true;
    FirstChar: string;
    IncludeDelegations?: true;
    IncludeSharedPosts?: true;
  },
  options?: Signalled,
): Promise<PickerUser[]> {
  const query = { PerPage: -1, OrderBy: 'PersonName', Order: 'asc', IsActive: true, ...filters };
  const found = await call<PickerCalls['people']>('GET', '/user/api/Account/user', { ...options, query });
  return pageOf(found).items.slice(0, mostPickerOptions);
}
