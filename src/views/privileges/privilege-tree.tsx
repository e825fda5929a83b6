import { hotkeysCoreFeature, syncDataLoaderFeature, type TreeInstance } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { withField, withVerb } from './change-rights.ts';
import { changed, type PrivilegeGroup } from './groups.ts';
import { nextRight, TreeLine } from './tree-line.tsx';
import { isIdle, type Node, nameOf, nodesOf, stateOf } from './tree-nodes.ts';

type Props = {
  labelledBy: string;
  describedBy: string;
  groups: PrivilegeGroup[];
  /** All groups, where only some are shown. */
  all: readonly PrivilegeGroup[];
  held: readonly string[];
  expanded: string[];
  onExpand: (ids: string[]) => void;
  onChange: (held: string[]) => void;
  onBlur: () => void;
};
const root = 'root';

/** Privileges in groups, each resource's rights and fields below it; arrows move, space toggles (WAI-ARIA tree). */
export function PrivilegeTree({
  labelledBy,
  describedBy,
  groups,
  all,
  held,
  expanded,
  onExpand,
  onChange,
  onBlur,
}: Props) {
  const nodes = nodesOf(groups);
  const toggle = (node: Node) => {
    const on = stateOf(node, held) !== true;
    if (node.kind === 'verb') onChange(withVerb(held, node.path, node.verb, on));
    else if (node.kind === 'path') onChange(changed(all, held, [node.privilege.path], on));
    else if (node.kind === 'group') onChange(changed(all, held, node.children, on));
    else if (!isIdle(node, held)) onChange(withField(held, node.path, node.name, nextRight(node, held)));
  };
  const tree = useTree<Node | undefined>({
    rootItemId: root,
    features: [syncDataLoaderFeature, hotkeysCoreFeature],
    dataLoader: {
      getItem: (id) => nodes.get(id),
      getChildren: (id) =>
        id === root ? groups.map(({ prefix }) => prefix) : (nodes.get(id)?.children ?? []),
    },
    isItemFolder: (item) => item.getId() === root || (item.getItemData()?.children.length ?? 0) > 0,
    getItemName: (item) => {
      const node = item.getItemData();
      return node ? nameOf(node, held) : '';
    },
    state: { expandedItems: expanded },
    setExpandedItems: (next) => onExpand(typeof next === 'function' ? next(expanded) : next),
    hotkeys: {
      customToggle: {
        hotkey: 'Space',
        preventDefault: true,
        handler: (_event, instance: TreeInstance<Node | undefined>) => {
          const node = instance.getFocusedItem().getItemData();
          if (node) toggle(node);
        },
      },
    },
  });
  const shape = [...nodes.keys()].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shape is what the rows are made of
  useEffect(() => tree.rebuildTree(), [tree, shape, expanded]);
  return (
    <Rows
      {...tree.getContainerProps()}
      aria-label={undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-multiselectable
      onBlur={onBlur}
    >
      {tree.getItems().map((item) => {
        const node = nodes.get(item.getId());
        if (!node) return null;
        return (
          <TreeLine
            key={item.getId()}
            item={item}
            node={node}
            held={held}
            onToggle={() => toggle(node)}
            onChange={onChange}
          />
        );
      })}
    </Rows>
  );
}

const Rows = styled('div')({ padding: '4px 0', outline: 0 });
