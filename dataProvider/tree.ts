import type { RaRecord } from 'react-admin';
import type { BodyOf } from '../domain/calls/define-call.ts';
import type { RecordCalls } from '../domain/calls/record-calls.ts';
import { mostParentsAtOnce } from '../domain/most-at-once.ts';
import { addressOf } from './address.ts';
import type { Http, Signalled } from './http.ts';

/** Children of one or several records; `totals` counts them by parent (`null`: the roots). */
export type TreeBranches<R> = { items: R[]; totals: Record<string, number> };
/** Matches in a tree with all their ancestors; `isCut` when there are more. */
export type FoundInTree<R> = { items: R[]; matchIds: string[]; isCut: boolean };
type TreeMove = BodyOf<RecordCalls['move']>;

export type TreeVerbs = {
  /** Loads branches of a tree, a page of each in sibling order; `null` asks for the roots. */
  openBranches: <R extends RaRecord>(
    resourceName: string,
    query: { parents: readonly (string | null)[]; page?: number; perPage?: number; signal?: AbortSignal },
  ) => Promise<TreeBranches<R>>;
  findInTree: <R extends RaRecord>(
    resourceName: string,
    filter: Record<string, unknown>,
    options?: Signalled,
  ) => Promise<FoundInTree<R>>;
  /** Gives the moved record. */
  moveInTree: <R extends RaRecord>(resourceName: string, id: string, move: TreeMove) => Promise<R>;
};

export const createTreeVerbs = (http: Http): TreeVerbs => ({
  openBranches: async <R extends RaRecord>(
    resourceName: string,
    { parents, page = 1, perPage = 200, signal }: Parameters<TreeVerbs['openBranches']>[1],
  ) => {
    const all: TreeBranches<R> = { items: [], totals: {} };
    for (let from = 0; from < parents.length; from += mostParentsAtOnce) {
      const some = parents.slice(from, from + mostParentsAtOnce).map((id) => id ?? 'null');
      const { items, totals } = (await http.call<RecordCalls['tree']>(
        'GET',
        `/${addressOf(resourceName)}/tree`,
        {
          query: { parentId: some, Page: page, PerPage: perPage },
          ...(signal && { signal }),
        },
      )) as TreeBranches<R>;
      all.items.push(...items);
      Object.assign(all.totals, totals);
    }
    return all;
  },
  findInTree: async <R extends RaRecord>(
    resourceName: string,
    { q, ...filter }: Record<string, unknown>,
    options?: Signalled,
  ) =>
    (await http.call<RecordCalls['tree']>('GET', `/${addressOf(resourceName)}/tree`, {
      ...options,
      // The list's own filters, by the names of its fields.
      query: { ...filter, FirstChar: q } as { FirstChar?: string },
    })) as FoundInTree<R>,
  moveInTree: async <R extends RaRecord>(resourceName: string, id: string, move: TreeMove) =>
    (await http.call<RecordCalls['move']>(
      'POST',
      `/${addressOf(resourceName)}/${encodeURIComponent(id)}/move`,
      { body: move },
    )) as R,
});
