import { useEffect, useState } from 'react';
import { useNotify, useStore } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { failureMessage } from '../../ui/failures.ts';
import type { Row } from '../record.ts';
import { treeMessages } from './messages.ts';
import { foundTree, topId } from './tree-data.ts';
import { type Branches, useBranches } from './use-branches.ts';

/** Most open branches remembered; more would slow down every visit. */
const mostKept = 200;
const none: string[] = [];

export type TreeState = Branches & {
  /** What the search and the filters let through; undefined without any. */
  found?: { typed: string; matchIds: ReadonlySet<string>; isCut: boolean };
  open: string[];
  setOpen: (open: string[]) => void;
  /** Reloads after a move: the visible tree, and the whole tree behind a search. */
  renew: Branches['reload'];
};

/** Holds the visible tree: the whole tree as last opened, or the search results. */
export function useTreeState(
  resource: Resource,
  parent: string,
  filter: Readonly<Record<string, unknown>>,
): TreeState {
  const notify = useNotify();
  const naskah = useNaskah();
  const [kept, keep] = useStore<string[]>(`pohon.${resource.name}`, none);
  const [wide, setWide] = useState<string[]>(kept);
  const question = JSON.stringify(filter);
  const [found, setFound] = useState<TreeState['found']>();
  const [foundOpen, setFoundOpen] = useState<string[]>(none);
  const whole = useBranches(resource, parent, wide, found === undefined);
  const part = useBranches(resource, parent, foundOpen, found !== undefined);
  const [round, setRound] = useState(0);
  const { setTree: setPart } = part;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again with each round, after a move
  useEffect(() => {
    const asked = JSON.parse(question) as Record<string, unknown>;
    if (Object.keys(asked).length === 0) return setFound(undefined);
    const abort = new AbortController();
    const find = async () => {
      try {
        const answer = await naskah.findInTree<Row>(resource.name, asked, { signal: abort.signal });
        if (abort.signal.aborted) return;
        const { tree, open } = foundTree(parent, answer);
        setPart(tree);
        setFoundOpen(open);
        setFound({ typed: String(asked.q ?? ''), matchIds: new Set(answer.matchIds), isCut: answer.isCut });
      } catch (error) {
        if (!abort.signal.aborted) notify(failureMessage(error), { type: 'error' });
      }
    };
    void find();
    return () => abort.abort();
  }, [naskah, notify, parent, resource.name, round, setPart, question]);
  const roots = whole.tree.branches[topId]?.ids;
  const onlyRoot = roots?.length === 1 ? roots[0] : undefined;
  useEffect(() => {
    // On the first visit open a lone root, which says nothing by itself.
    if (kept === none && onlyRoot) setWide((open) => (open.length === 0 ? [onlyRoot] : open));
  }, [kept, onlyRoot]);
  useEffect(() => {
    if (found?.isCut) notify(translate(treeMessages.foundCut), { type: 'warning' });
  }, [found, notify]);

  const openWide = (open: string[]) => {
    setWide(open);
    keep(open.slice(0, mostKept));
  };
  if (!found) return { ...whole, open: wide, setOpen: openWide, renew: whole.reload };
  return {
    ...part,
    found,
    open: foundOpen,
    setOpen: setFoundOpen,
    renew: async (ids, opening) => {
      setRound((before) => before + 1);
      await whole.reload(ids, opening);
    },
  };
}
