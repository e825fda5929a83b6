import { hotkeysCoreFeature, syncDataLoaderFeature, type TreeInstance } from '@headless-tree/core';
import { useTree } from '@headless-tree/react';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect } from 'react';
import { translate } from '../../../lib/language.ts';
import { heldOf, isHeld, type Privilege, type PrivilegeGroup } from './groups.ts';
import { privilegeMessages } from './messages.ts';

type Props = {
  labelledBy: string;
  describedBy: string;
  groups: PrivilegeGroup[];
  held: readonly string[];
  expanded: string[];
  onExpand: (prefixes: string[]) => void;
  onToggle: (paths: string[], on: boolean) => void;
  onBlur: () => void;
};
type Node = { group: PrivilegeGroup; privilege?: Privilege };
const root = 'root';

/** Privileges grouped under checkboxes; arrows move, space toggles (WAI-ARIA tree). */
export function PrivilegeTree({
  labelledBy,
  describedBy,
  groups,
  held,
  expanded,
  onExpand,
  onToggle,
  onBlur,
}: Props) {
  const nodes = new Map<string, Node>(
    groups.flatMap((group) => [
      [group.prefix, { group }] as const,
      ...group.privileges.map((privilege) => [privilege.path, { group, privilege }] as const),
    ]),
  );
  const stateOf = ({ group, privilege }: Node): boolean | 'mixed' => {
    if (privilege) return isHeld(held, privilege.path);
    const count = heldOf(held, group.privileges);
    return count === group.privileges.length ? true : count > 0 ? 'mixed' : false;
  };
  const toggle = (node: Node) =>
    onToggle(
      node.privilege ? [node.privilege.path] : node.group.privileges.map(({ path }) => path),
      stateOf(node) !== true,
    );
  const nameOf = (node: Node | undefined): string => {
    if (!node) return '';
    const { group, privilege } = node;
    if (privilege) return translate(privilege.label);
    const { length } = group.privileges;
    return translate(privilegeMessages.group(translate(group.label), heldOf(held, group.privileges), length));
  };
  const tree = useTree<Node | undefined>({
    rootItemId: root,
    features: [syncDataLoaderFeature, hotkeysCoreFeature],
    dataLoader: {
      getItem: (id) => nodes.get(id),
      getChildren: (id) =>
        id === root
          ? groups.map(({ prefix }) => prefix)
          : nodes.get(id)?.privilege
            ? []
            : (nodes.get(id)?.group.privileges.map(({ path }) => path) ?? []),
    },
    isItemFolder: (item) => item.getId() === root || !item.getItemData()?.privilege,
    getItemName: (item) => nameOf(item.getItemData()),
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
  const shape = [
    ...groups.flatMap((group) => [group.prefix, ...group.privileges.map(({ path }) => path)]),
  ].join();
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
        const { group, privilege } = node;
        const state = stateOf(node);
        const { 'aria-selected': _selected, onClick, ...props } = item.getProps();
        return (
          <Row
            key={item.getId()}
            {...props}
            aria-label={nameOf(node)}
            aria-checked={state}
            data-group={privilege ? undefined : true}
            // However it came here: keys go on from where the focus is.
            onFocus={() => item.isFocused() || item.setFocused()}
            onClick={(event) => {
              if (privilege) {
                item.setFocused();
                toggle(node);
              } else onClick(event);
            }}
          >
            {!privilege && <ChevronRight className="turn" size={15} strokeWidth={1.6} aria-hidden />}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the row's space bar does the same */}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the row is what is interactive; this is its box */}
            <span
              className="box"
              onClick={(event) => {
                event.stopPropagation();
                item.setFocused();
                toggle(node);
              }}
            >
              <Checkbox
                size="small"
                tabIndex={-1}
                checked={state === true}
                indeterminate={state === 'mixed'}
                disableRipple
                readOnly
                slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
              />
            </span>
            <span className="name">{translate(privilege ? privilege.label : group.label)}</span>{' '}
            {privilege ? (
              <span className="note">
                {[!privilege.isOffered && translate(privilegeMessages.inactive), privilege.description]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            ) : (
              <span className="note count">
                {translate(privilegeMessages.count(heldOf(held, group.privileges), group.privileges.length))}
              </span>
            )}
          </Row>
        );
      })}
    </Rows>
  );
}

const Rows = styled('div')({ padding: '4px 0', outline: 0 });
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 34,
  padding: '0 12px 0 52px',
  cursor: 'pointer',
  transition: 'background-color 120ms ease-out',
  '&[data-group]': { paddingLeft: 8 },
  '&[data-group]:not(:first-of-type)': { borderTop: '1px solid var(--line)' },
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2, borderRadius: 7 },
  '& .turn': { flex: 'none', transition: 'transform 180ms ease-out' },
  '&[aria-expanded="true"] .turn': { transform: 'rotate(90deg)' },
  '& .box': { flex: 'none', display: 'inline-flex' },
  '& .box input': { pointerEvents: 'none' },
  '& .name': { flex: 'none', maxWidth: '60%', overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[data-group] .name': { fontWeight: 650 },
  '& .note': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    paddingLeft: 8,
    fontSize: '0.75rem',
    color: 'var(--ink-3)',
  },
  '& .count': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '@media (pointer: coarse)': { minHeight: 44 },
  '@media (prefers-reduced-motion: reduce)': { '& .turn': { transition: 'none' } },
});
