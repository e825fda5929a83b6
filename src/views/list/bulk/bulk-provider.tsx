import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ListContext, type ListControllerResult, useNotify } from 'react-admin';
import { type BulkOutcome, type Firing, type Refused, useNaskah } from '../../../../dataProvider/index.ts';
import { type Message, translate } from '../../../../lib/language.ts';
import type { Resource } from '../../../../resources/declare.ts';
import { lazyPart, UndoMessage } from '../../../shell/index.ts';
import { failureMessage } from '../../../ui/failures.ts';
import { type Row, representationOf } from '../../record.ts';
import { useIsRestorable } from '../../remove/use-is-restorable.ts';
import { bulkMessages } from '../messages.ts';
import { Choosing } from './choosing.ts';
import { sameBefore } from './same-before.ts';

const RefusedDialog = lazyPart(() => import('./refused-dialog.tsx'));
const DeactivateDialog = lazyPart(() => import('./deactivate-dialog.tsx'));

type Told = { title: Message; refused: Refused[] };
type Bulk = {
  /**
   * Writes the values into all records.
   * @throws HttpError when no record could take them
   */
  change: (
    ids: readonly string[],
    data: Record<string, unknown>,
    done?: (count: number) => Message,
  ) => Promise<void>;
  /** Confirms first where something else ends with it. */
  setActive: (ids: readonly string[], isActive: boolean) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
  /**
   * Fires an event of a life on all of them.
   * @throws HttpError when no record could take what was given
   */
  fire: (ids: readonly string[], firing: Omit<Firing, 'version'>) => Promise<void>;
  isBusy: boolean;
};
const Context = createContext<Bulk | null>(null);
const nothing = () => undefined;
const noList: Pick<
  ListControllerResult<Row>,
  'data' | 'selectedIds' | 'onUnselectItems' | 'onSelect' | 'filterValues'
> = {
  data: undefined,
  selectedIds: [],
  onUnselectItems: nothing,
  onSelect: nothing,
  filterValues: {},
};

type Props = {
  resource: Resource;
  children: ReactNode;
  /** For views with their own rows, such as a tree; also called after an undo. */
  onChanged?: (ids: readonly string[]) => void;
};

/**
 * Changes and deletes rows, one or many, with undo; lists refusals with their reasons. Outside a list the selection
 * is empty.
 */
export function BulkProvider({ resource, children, onChanged }: Props) {
  const notify = useNotify();
  const client = useQueryClient();
  const naskah = useNaskah();
  const isUndoable = useIsRestorable(resource);
  const list = useContext(ListContext);
  const { data: rows, selectedIds, onUnselectItems, onSelect, filterValues } = list ?? noList;
  const [told, setTold] = useState<Told | null>(null);
  const [toEnd, setToEnd] = useState<readonly string[] | null>(null);
  const { mutateAsync, isPending: isBusy } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
  });
  const [isChoosing, setChoosing] = useState(false);
  const latest = useRef({ rows, selectedIds, onChanged });
  latest.current = { rows, selectedIds, onChanged };
  const question = JSON.stringify(filterValues);
  const asked = useRef(question);
  useEffect(() => {
    // Rows no longer shown must not be changed with the others.
    if (asked.current !== question) onUnselectItems();
    asked.current = question;
  }, [question, onUnselectItems]);

  const bulk = useMemo(() => {
    const named = (refused: Refused): Refused => {
      const row = latest.current.rows?.find(({ id }) => id === refused.id);
      return { ...refused, label: refused.label || representationOf(resource, row) || refused.id };
    };
    const tell = (refused: Refused[], messages: (count: number) => Message) => {
      if (refused.length > 0) setTold({ title: messages(refused.length), refused: refused.map(named) });
    };
    const tellChanged = (ids: readonly string[]) => {
      void client.invalidateQueries({ queryKey: [resource.name] });
      latest.current.onChanged?.(ids);
    };
    const settle = ({ done, refused }: BulkOutcome) => {
      tellChanged(done.map(({ id }) => id));
      // Refused rows stay selected for another action.
      const gone = new Set(done.map(({ id }) => id));
      const left = latest.current.selectedIds.filter((id) => !gone.has(String(id)));
      if (left.length > 0) onSelect(left);
      else {
        onUnselectItems();
        setChoosing(false);
      }
      return { done, refused };
    };
    const busily = <T,>(work: () => Promise<T>) => mutateAsync(work) as Promise<T>;
    const undoing = (work: () => Promise<BulkOutcome[]>) => async () => {
      try {
        const outcomes = await busily(work);
        const done = outcomes.flatMap((outcome) => outcome.done.map(({ id }) => id));
        tellChanged(done);
        const count = done.length;
        if (count > 0) notify(translate(bulkMessages.restored(count)), { type: 'success' });
        tell(
          outcomes.flatMap((outcome) => outcome.refused),
          bulkMessages.refusedUndo,
        );
      } catch (failure) {
        notify(failureMessage(failure), { type: 'error' });
      }
    };
    const announce = (message: Message, undo?: () => Promise<void>) =>
      notify(undo ? <UndoMessage text={translate(message)} undo={() => void undo()} /> : translate(message), {
        type: 'success',
      });

    const change: Bulk['change'] = async (ids, data, messages = bulkMessages.changed) => {
      const { done, refused } = settle(await busily(() => naskah.bulkUpdate(resource.name, ids, data)));
      const undo = undoing(async () => {
        const outcomes: BulkOutcome[] = [];
        for (const { ids: some, before, versions } of sameBefore(done))
          outcomes.push(await naskah.bulkUpdate(resource.name, some, before, versions));
        return outcomes;
      });
      if (done.length > 0) announce(messages(done.length), undo);
      tell(refused, bulkMessages.refusedChange);
    };
    const quietly = async (work: Promise<void>) => {
      try {
        await work;
      } catch (failure) {
        notify(failureMessage(failure), { type: 'error' });
      }
    };
    const remove = async (ids: readonly string[]) => {
      const { done, refused } = settle(await busily(() => naskah.bulkDelete(resource.name, ids)));
      const undo = undoing(async () => [
        await naskah.bulkRestore(resource.name, done.map(({ id }) => id).reverse()),
      ]);
      if (done.length > 0) announce(bulkMessages.removed(done.length), isUndoable ? undo : undefined);
      tell(refused, bulkMessages.refusedRemoval);
    };
    const fire: Bulk['fire'] = async (ids, firing) => {
      const { done, refused } = settle(await busily(() => naskah.fireOnMany(resource.name, ids, firing)));
      if (done.length > 0) announce(bulkMessages.changed(done.length));
      tell(refused, bulkMessages.refusedChange);
    };
    const activate = (ids: readonly string[]) =>
      quietly(change(ids, { isActive: true }, bulkMessages.activated));
    const deactivate = (ids: readonly string[]) =>
      quietly(change(ids, { isActive: false }, bulkMessages.deactivated));
    return {
      change,
      fire,
      deactivate,
      setActive: async (ids: readonly string[], isActive: boolean) => {
        if (isActive) await activate(ids);
        else if (resource.deactivating) setToEnd(ids);
        else await deactivate(ids);
      },
      remove: (ids: readonly string[]) => quietly(remove(ids)),
    };
  }, [client, isUndoable, mutateAsync, naskah, notify, onSelect, onUnselectItems, resource]);

  const value = useMemo(() => ({ ...bulk, isBusy }), [bulk, isBusy]);
  const choosing = useMemo(() => ({ isBegun: isChoosing, begin: setChoosing }), [isChoosing]);
  return (
    <Context value={value}>
      <Choosing value={choosing}>{children}</Choosing>
      {toEnd && (
        <Suspense>
          <DeactivateDialog
            resource={resource}
            ids={toEnd}
            isBusy={isBusy}
            onConfirm={() => void bulk.deactivate(toEnd).then(() => setToEnd(null))}
            onClose={() => setToEnd(null)}
          />
        </Suspense>
      )}
      {told && (
        <Suspense>
          <RefusedDialog
            resource={resource}
            title={translate(told.title)}
            refused={told.refused}
            onClose={() => setTold(null)}
            onDeactivate={
              told.refused.some(({ usage }) => usage)
                ? () => {
                    setTold(null);
                    const used = told.refused.filter(({ usage }) => usage);
                    void bulk.setActive(
                      used.map(({ id }) => id),
                      false,
                    );
                  }
                : undefined
            }
          />
        </Suspense>
      )}
    </Context>
  );
}

/**
 * Bulk actions.
 * @throws outside of a list
 */
export function useBulk(): Bulk {
  const bulk = useContext(Context);
  if (!bulk) throw new Error('Many rows stand in a list.');
  return bulk;
}
