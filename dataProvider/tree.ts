import type { RaRecord } from 'react-admin';
import { addressOf } from './address.ts';
import { asJson, type Http, type Signalled } from './http.ts';

/** Children of one or several records; `totals` counts them by parent (`null`: the roots). */
export type TreeBranches<R> = { items: R[]; totals: Record<string, number> };
/** Matches in a tree with all their ancestors; `isCut` when there are more. */
export type FoundInTree<R> = { items: R[]; matchIds: string[]; isCut: boolean };
/** Parent (null: root) and next sibling (null: last; omitted: natural position). */
export type TreeMove = { parentId: string | null; before?: string | null; version: number };

export type TreeVerbs = {
  /** Loads branches of a tree, a page of each in sibling order; `null` asks for the roots. */
  openBranches: <R extends RaRecord>(
    resourceName: string,
    query: { parents: readonly (string | null)[]; page?: number; perPage?: number; signal?: AbortSignal },
  ) => Promise<TreeBranches<R>>;
  findInTree: <R extends RaRecord>(
    resourceName: string,
    q: string,
    options?: Signalled,
  ) => Promise<FoundInTree<R>>;
  /** Gives the moved record. */
  moveInTree: <R extends RaRecord>(resourceName: string, id: string, move: TreeMove) => Promise<R>;
};

/** Ids in one address, as many as the server takes. */
const parentsPerCall = 100;

export const createTreeVerbs = (http: Http): TreeVerbs => ({
  openBranches: async <R extends RaRecord>(
    resourceName: string,
    { parents, page = 1, perPage = 200, signal }: Parameters<TreeVerbs['openBranches']>[1],
  ) => {
    const all: TreeBranches<R> = { items: [], totals: {} };
    for (let from = 0; from < parents.length; from += parentsPerCall) {
      const some = parents.slice(from, from + parentsPerCall).map((id) => id ?? 'null');
      const { items, totals } = await http.json<TreeBranches<R>>(`/${addressOf(resourceName)}/tree`, {
        query: { parentId: some, Page: page, PerPage: perPage },
        signal,
      });
      all.items.push(...items);
      Object.assign(all.totals, totals);
    }
    return all;
  },
  findInTree: (resourceName, q, options) =>
    http.json(`/${addressOf(resourceName)}/tree`, { ...options, query: { FirstChar: q } }),
  moveInTree: (resourceName, id, move) =>
    http.json(`/${addressOf(resourceName)}/${encodeURIComponent(id)}/move`, asJson('POST', move)),
});
