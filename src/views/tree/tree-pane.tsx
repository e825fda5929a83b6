import {
  AssistiveDndState,
  type DndState,
  dragAndDropFeature,
  hotkeysCoreFeature,
  type ItemInstance,
  keyboardDragAndDropFeature,
  syncDataLoaderFeature,
  type TreeInstance,
} from '@headless-tree/core';
import { AssistiveTreeDescription, useTree } from '@headless-tree/react';
import { type DragEvent, useLayoutEffect, useMemo, useState } from 'react';
import { useCreatePath, useListContext, useNavigate } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { useEased } from '../../first-load/index.ts';
import { useIsPhone } from '../../shell/index.ts';
import type { ListColumns } from '../list/list-columns.ts';
import { textWidth } from '../list/text-width.ts';
import { useColumns } from '../list/use-columns.ts';
import { isWritable, representationOf } from '../record.ts';
import { announced } from './announcer.ts';
import { idsOf, mayDrop, placeAt, type Target } from './drop.ts';
import { isBranch, isWithin, lineIds, lineOf, type Place, parentOf, topId } from './tree-data.ts';
import { TreeHead } from './tree-head.tsx';
import { TreeLine } from './tree-line.tsx';
import { Card, DropLine, indent, Lines, phoneIndent } from './tree-look.ts';
import { TreeRow } from './tree-row.tsx';
import { useAutoScroll } from './use-auto-scroll.ts';
import { treeKeys, useTypeAhead } from './use-tree-keys.ts';
import type { TreeState } from './use-tree-state.ts';

type Props = {
  resource: Resource;
  state: TreeState;
  hasOrder: boolean;
  mayMove: boolean;
  onMove: (id: string, place: Place) => void;
  onMenu: (id: string, anchor: HTMLElement) => void;
};
const features = [syncDataLoaderFeature, hotkeysCoreFeature, dragAndDropFeature, keyboardDragAndDropFeature];

export function TreePane({ resource, state, hasOrder: isOrdered, mayMove, onMove, onMenu }: Props) {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const isPhone = useIsPhone();
  const step = isPhone ? phoneIndent : indent;
  const { tree, open, setOpen, found } = state;
  // A search hides siblings, so it offers no places between rows.
  const hasOrder = isOrdered && !found;
  const [dnd, setDnd] = useState<DndState<string> | null>();
  const scrolling = useAutoScroll();
  const { columns: wanted, chosen } = useColumns(resource);
  const columns = useMemo(
    () => treeColumns(resource, wanted, chosen !== undefined),
    [resource, wanted, chosen],
  );
  const { selectedIds, onToggleItem } = useListContext();
  const marked = new Set(useEased(selectedIds));
  const codeWidth = useMemo(() => {
    const codes = columns.code
      ? Object.values(tree.rows).map((row) => textWidth(String(row.code ?? '')))
      : [];
    return Math.min(mostCode, Math.max(leastCode, ...codes));
  }, [columns.code, tree.rows]);
  const nameOf = (id: string): string => {
    const row = tree.rows[id];
    return row ? representationOf(resource, row) : '';
  };
  const openLine = (item: ItemInstance<string>) => {
    const { kind, of } = lineOf(item.getId());
    if (kind === 'row') navigate(createPath({ resource: resource.name, type: 'show', id: of }));
    else if (kind === 'more') void state.more(of);
    else void state.reload([of]);
  };
  const mayMoveRow = (id: string): boolean =>
    mayMove && lineOf(id).kind === 'row' && isWritable(tree.rows[id]);
  const begin = (instance: TreeInstance<string>) => {
    const item = instance.getFocusedItem();
    if (!mayMoveRow(item.getId())) return;
    instance.startKeyboardDrag([item]);
    // The last row has no place below it: from there one goes up.
    if (!instance.getDragTarget()) {
      setDnd({ draggedItems: [item], dragTarget: { item } });
      instance.applySubStateUpdate('assistiveDndState', AssistiveDndState.Started);
    }
  };
  const mayDropAt = (ids: string[], target: Target) => ids.every((id) => mayDrop(tree, id, target, hasOrder));
  const drop = (ids: string[], target: Target) => {
    const [id] = ids;
    const place = id ? placeAt(tree, id, target, hasOrder) : undefined;
    if (id && place) onMove(id, place);
  };
  const instance = useTree<string>({
    rootItemId: topId,
    features,
    dataLoader: { getItem: (id) => id, getChildren: (id) => lineIds(tree, id) },
    isItemFolder: (item) => isBranch(tree, item.getId()),
    getItemName: (item) => {
      const row = tree.rows[item.getId()];
      return row
        ? `${String(row.code ?? '')}\n${representationOf(resource, row)}\n${String(row.name ?? '')}`
        : '';
    },
    state: { expandedItems: open, dnd: dnd ?? null },
    setExpandedItems: (next) => setOpen(typeof next === 'function' ? next(open) : next),
    setDndState: setDnd,
    indent: step,
    canReorder: hasOrder,
    openOnDropDelay: 700,
    canDrag: (items) => idsOf(items).every(mayMoveRow),
    canDrop: (items, target) => mayDropAt(idsOf(items), target),
    onDrop: (items, target) => drop(idsOf(items), target),
    hotkeys: treeKeys(openLine, begin),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tree is what it is built from
  useLayoutEffect(() => {
    instance.rebuildTree();
  }, [instance, tree]);
  const typeAhead = useTypeAhead(instance);
  const [lifted] = idsOf(dnd?.draggedItems);
  const dragOf = (id: string) => {
    if (!lifted) return undefined;
    if (id === lifted) return 'lifted';
    if (isWithin(tree, id, lifted)) return 'refused';
    return instance.getItemInstance(id).isUnorderedDragTarget() ? 'target' : undefined;
  };
  /** Clears the drop mark over rows that refuse a drop; else the last allowed place stays marked. */
  const overRefused = (event: DragEvent) => {
    const line = event.target instanceof Element ? event.target.closest('.is-refused, .is-lifted') : null;
    if (line && dnd?.dragTarget) setDnd({ ...dnd, dragTarget: undefined, draggingOverItem: undefined });
  };
  return (
    <Card
      ref={scrolling.ref}
      style={{ ['--code' as string]: `${Math.ceil(codeWidth)}px` }}
      // Capture phase: rows stop the propagation of drag events.
      onDragOverCapture={(event) => {
        scrolling.onDragOver(event);
        overRefused(event);
      }}
    >
      <TreeHead
        columns={columns}
        isByKeys={lifted !== undefined && isByKeys(instance.getState().assistiveDndState)}
        isDropPlace={lifted !== undefined && parentOf(tree, lifted) !== topId}
        onDrop={() => {
          if (lifted) onMove(lifted, { under: topId, before: undefined });
          setDnd(null);
        }}
      />
      <AssistiveTreeDescription tree={instance} getLabel={(_, at) => announced(dnd, at, { nameOf })} />
      <Lines>
        <div {...instance.getContainerProps(translate(resource.label))} role="tree" onKeyDown={typeAhead}>
          {instance.getItems().map((item) => {
            const id = item.getId();
            const { kind, of } = lineOf(id);
            if (kind !== 'row')
              return (
                <TreeLine
                  key={id}
                  item={item}
                  kind={kind}
                  left={(tree.branches[of]?.total ?? 0) - (tree.branches[of]?.ids.length ?? 0)}
                  step={step}
                  onOpen={() => openLine(item)}
                />
              );
            const row = tree.rows[id];
            if (!row) return null;
            const isOpen = item.isExpanded();
            return (
              <TreeRow
                key={id}
                resource={resource}
                item={item}
                row={row}
                columns={columns}
                siblings={tree.branches[parentOf(tree, id)]?.total ?? item.getItemMeta().setSize}
                branch={
                  !isBranch(tree, id) ? 'none' : !isOpen ? 'closed' : tree.branches[id] ? 'open' : 'loading'
                }
                step={step}
                level={item.getItemMeta().level}
                position={item.getItemMeta().posInSet}
                isFocused={item.isFocused()}
                typed={found?.typed}
                isAbove={found !== undefined && !found.matchIds.has(id)}
                drag={dragOf(id)}
                mayDrag={mayMoveRow(id) && !isPhone}
                isChosen={marked.has(row.id)}
                onChoose={onToggleItem}
                onMenu={onMenu}
              />
            );
          })}
        </div>
        <DropLine style={instance.getDragLineStyle(-1, 8)} />
      </Lines>
    </Card>
  );
}

const isByKeys = (at: AssistiveDndState | null | undefined): boolean =>
  at === AssistiveDndState.Started || at === AssistiveDndState.Dragging;

const leastCode = 66;
const mostCode = 180;
const mostByDefault = 4;

/** Columns beside the name: the person's own, else the first few; the parent is visible anyway. */
function treeColumns(resource: Resource, columns: ListColumns, isChosen: boolean): ListColumns {
  const others = columns.others.filter(({ name }) => name !== resource.parent);
  return { ...columns, others: isChosen ? others : others.slice(0, mostByDefault) };
}
