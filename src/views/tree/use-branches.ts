import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Resource } from '../../../resources/declare.ts';
import type { Row } from '../record.ts';
import { emptyTree, missing, type TreeData, topId, withBranches, withFailure } from './tree-data.ts';

/** Children come in pages of this many. */
export const perPage = 200;
/** "Open all" stops here: a browser draws no more rows with ease. */
const mostOpened = 500;

export type Branches = {
  tree: TreeData;
  setTree: Dispatch<SetStateAction<TreeData>>;
  /** The next page of a branch. */
  more: (id: string) => Promise<void>;
  /** Fetches loaded branches again, together with one about to be opened. */
  reload: (ids: readonly string[], opening?: string) => Promise<void>;
  /** Opens all branches level by level; gives those now open and whether they are all. */
  openAll: () => Promise<{ open: string[]; isAll: boolean; count: number }>;
};

const asParent = (id: string): string | null => (id === topId ? null : id);

/**
 * Loads a tree lazily: roots first, then all open branches in one request.
 * @param isShown false: nothing is fetched
 */
export function useBranches(
  resource: Resource,
  parent: string,
  open: readonly string[],
  isShown: boolean,
): Branches {
  const naskah = useNaskah();
  const [tree, setTree] = useState(() => emptyTree(parent));
  const asking = useRef(new Set<string>());
  const latest = useRef(tree);
  latest.current = tree;

  const ask = useCallback(
    async (ids: readonly string[], query: { page?: number; perPage?: number } = {}) => {
      for (const id of ids) asking.current.add(id);
      try {
        const parents = ids.map(asParent);
        const answer = await naskah.openBranches<Row>(resource.name, { parents, perPage, ...query });
        setTree((known) => withBranches(known, ids, answer, (query.page ?? 1) > 1));
      } catch {
        setTree((known) => withFailure(known, ids));
      } finally {
        for (const id of ids) asking.current.delete(id);
      }
    },
    [naskah, resource.name],
  );
  useEffect(() => {
    if (!isShown) return;
    const wanted = missing(tree, open).filter((id) => !asking.current.has(id));
    if (wanted.length > 0) void ask(wanted);
  }, [ask, isShown, open, tree]);

  return {
    tree,
    setTree,
    more: (id) => {
      const known = latest.current.branches[id]?.ids.length ?? 0;
      return ask([id], { page: Math.floor(known / perPage) + 1 });
    },
    reload: async (ids, opening) => {
      const known = ids.filter((id) => id === opening || latest.current.branches[id]);
      if (known.length === 0) return;
      const longest = Math.max(...known.map((id) => latest.current.branches[id]?.ids.length ?? 0));
      await ask(known, {
        perPage: Math.min(1000, Math.max(perPage, Math.ceil(longest / perPage) * perPage)),
      });
    },
    openAll: async () => {
      let known = latest.current;
      if (!known.branches[topId])
        known = withBranches(
          known,
          [topId],
          await naskah.openBranches<Row>(resource.name, { parents: [null], perPage }),
        );
      const count = () => Object.keys(known.rows).length;
      const closed = () =>
        Object.values(known.rows)
          .filter((row) => row.hasChildren === true && !known.branches[row.id])
          .map((row) => row.id);
      for (let next = closed(); next.length > 0 && count() < mostOpened; next = closed()) {
        const some = next.slice(0, perPage);
        const parents = some.map(asParent);
        const answer = await naskah.openBranches<Row>(resource.name, { parents, perPage });
        known = withBranches(known, some, answer);
      }
      setTree(known);
      const opened = Object.keys(known.branches).filter((id) => id !== topId && known.rows[id]);
      return { open: opened, isAll: closed().length === 0, count: count() };
    },
  };
}
