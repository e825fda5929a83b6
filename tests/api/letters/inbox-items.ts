import type { Caller } from '../../support/app.ts';

/** What a list holds for somebody. */
export const items = async (by: Caller, url: string) => (await by.get(url)).body.data.items;

/** The letters in a list of somebody's: `letterIds(atasan, 'Task?kind=review')`. */
export const letterIds = async (by: Caller, list: string): Promise<string[]> =>
  (await items(by, `/letter/api/${list}`)).map((row: { letterId: string }) => row.letterId);

/** What the menu counts for somebody. */
export const counters = async (by: Caller) => (await by.get('/task/api/Data/sidemenucounter')).body.data;

export const itemOf = async (by: Caller, letterId: string) =>
  (await items(by, `/letter/api/Inbox?letterId=${letterId}`))[0];

export const found = (by: Caller, query: string): Promise<string[]> =>
  letterIds(by, `Inbox?PerPage=100&${query}`);

/** Somebody in their post, as a receiver. */
export const person = (colleague: { userId: string; positionId: string }) => ({
  userId: colleague.userId,
  userPositionId: colleague.positionId,
});

/** An id that nothing has. */
export const nobody = '01890000-0000-7000-8000-000000000000';
