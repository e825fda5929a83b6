import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { UndoMessage, undoTime } from '../../shell/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import { type Row, representationOf } from '../record.ts';
import { branchLeft } from './branch-code.ts';
import { treeMessages } from './messages.ts';
import { type Place, parentOf, placeOf, topId, withMove } from './tree-data.ts';
import type { TreeState } from './use-tree-state.ts';

/** A move awaiting confirmation: the record's code carries the prefix of the branch it would leave. */
export type Asked = { id: string; place: Place; to: Row | undefined; branch: string };

export type Mover = {
  /** Moves at once, or asks for confirmation. `to` is the new parent, which may not be on the screen. */
  move: (id: string, place: Place, to?: Row) => void;
  asked?: Asked;
  answer: (isYes: boolean) => void;
};

/** Moves records optimistically: reverted when the server refuses, and each can be undone. */
export function useMove(resource: Resource, state: TreeState, hasOrder: boolean): Mover {
  const notify = useNotify();
  const naskah = useNaskah();
  const [asked, setAsked] = useState<Asked>();
  const { tree, setTree, open, setOpen, renew, found } = state;

  /** Gives the record's present place. When its siblings are only partly shown, the next one is fetched. */
  const standing = useCallback(
    async (id: string): Promise<Place> => {
      const { under, before } = placeOf(tree, id);
      if (!hasOrder) return { under, before: undefined };
      const branch = tree.branches[under];
      const isWhole = !found && branch !== undefined && branch.ids.length === branch.total;
      if (isWhole || (!found && before !== null)) return { under, before };
      const parents = [under === topId ? null : under];
      const { items } = await naskah.openBranches<Row>(resource.name, { parents, perPage: 1000 });
      const at = items.findIndex((row) => row.id === id);
      return { under, before: items[at + 1]?.id ?? null };
    },
    [found, hasOrder, naskah, resource.name, tree],
  );

  const send = useCallback(
    async (row: Row, { under, before }: Place): Promise<Row> =>
      naskah.moveInTree<Row>(resource.name, row.id, {
        parentId: under === topId ? null : under,
        ...(hasOrder && before !== undefined && { before }),
        version: row.version,
      }),
    [hasOrder, naskah, resource.name],
  );

  const carryOut = useCallback(
    async (id: string, place: Place, to: Row | undefined) => {
      const row = tree.rows[id];
      if (!row) return;
      const from = parentOf(tree, id);
      const touched = [...new Set([from, place.under])];
      const name = representationOf(resource, row);
      const opens = tree.rows[place.under] !== undefined && !open.includes(place.under);
      // Open a branch that is not loaded only after the move; fetched before, it would lack the row.
      const opening = opens && !tree.branches[place.under] ? place.under : undefined;
      if (!opening) setTree(withMove(tree, id, place));
      if (opens && !opening) setOpen([...open, place.under]);
      try {
        const origin = await standing(id);
        const moved = await send(row, place);
        const undo = async () => {
          try {
            await send(moved, origin);
            notify(translate(treeMessages.back), { type: 'success' });
          } catch (error) {
            notify(failureMessage(error), { type: 'error' });
          }
          await renew(touched);
        };
        const text =
          from === place.under
            ? treeMessages.reordered(name)
            : treeMessages.moved(to ? representationOf(resource, to) : translate(treeMessages.topLevel));
        notify(<UndoMessage text={translate(text)} undo={() => void undo()} />, {
          type: 'success',
          autoHideDuration: undoTime,
        });
        const renewed = renew(touched, opening);
        if (opening) setOpen([...open, opening]);
        await renewed;
      } catch (error) {
        setTree(tree);
        notify(failureMessage(error), { type: 'error' });
        await renew(touched);
      }
    },
    [notify, open, renew, resource, send, setOpen, setTree, standing, tree],
  );

  return {
    move: (id, place, given) => {
      const to = given ?? tree.rows[place.under];
      const branch = branchLeft(tree, id, to);
      if (branch) setAsked({ id, place, to, branch });
      else void carryOut(id, place, to);
    },
    ...(asked && { asked }),
    answer: (isYes) => {
      setAsked(undefined);
      if (asked && isYes) void carryOut(asked.id, asked.place, asked.to);
    },
  };
}
