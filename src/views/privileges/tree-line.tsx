import type { ItemInstance } from '@headless-tree/core';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { verbLabels } from '../../../domain/access/verb-labels.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { type FieldRight, fieldRight, rightsIn, withField } from './change-rights.ts';
import { FieldChoice } from './field-choice.tsx';
import { heldOf } from './groups.ts';
import { privilegeMessages } from './messages.ts';
import { rightsInWords } from './rights-in-words.ts';
import { type FieldNode, isIdle, type Node, nameOf, stateOf } from './tree-nodes.ts';

type Props = {
  item: ItemInstance<Node | undefined>;
  node: Node;
  held: readonly string[];
  onToggle: () => void;
  onChange: (held: string[]) => void;
};

/** A line of the tree: its box or its choice, its name, and what else there is to know. */
export function TreeLine({ item, node, held, onToggle, onChange }: Props) {
  const { 'aria-selected': _selected, onClick, ...props } = item.getProps();
  const state = stateOf(node, held);
  const act = () => {
    item.setFocused();
    onToggle();
  };
  return (
    <Row
      {...props}
      aria-label={nameOf(node, held)}
      aria-checked={state}
      aria-disabled={isIdle(node, held) || undefined}
      data-kind={node.kind}
      // However it came here: keys go on from where the focus is.
      onFocus={() => item.isFocused() || item.setFocused()}
      onClick={(event) => (node.kind === 'group' ? onClick(event) : act())}
    >
      {node.children.length > 0 && <Turn item={item} />}
      {state !== undefined && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the row's space bar does the same
        // biome-ignore lint/a11y/noStaticElementInteractions: the row is what is interactive; this is its box
        <span
          className="box"
          onClick={(event) => {
            event.stopPropagation();
            act();
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
      )}
      <span className="name">{translate(labelOf(node))}</span>{' '}
      {node.kind === 'field' ? (
        <FieldChoice
          choices={node.choices}
          value={rightOf(node, held)}
          isIdle={isIdle(node, held)}
          onChoose={(right) => {
            item.setFocused();
            onChange(withField(held, node.path, node.name, right));
          }}
        />
      ) : (
        <Note node={node} held={held} />
      )}
    </Row>
  );
}

function labelOf(node: Node): Message {
  if (node.kind === 'group') return node.group.label;
  if (node.kind === 'path') return node.privilege.label;
  return node.kind === 'field' ? node.field.label : verbLabels[node.verb];
}

const rightOf = ({ path, name }: FieldNode, held: readonly string[]): FieldRight =>
  fieldRight(rightsIn(held, path), name);

/** What the space bar chooses next. */
export function nextRight(node: FieldNode, held: readonly string[]): FieldRight {
  const at = node.choices.indexOf(rightOf(node, held));
  return node.choices[(at + 1) % node.choices.length] ?? 'open';
}

/** Opens the rights of a page; a group opens by its whole line. */
function Turn({ item }: Pick<Props, 'item'>) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the row's arrow keys do the same
    // biome-ignore lint/a11y/noStaticElementInteractions: the row is what is interactive
    <span
      className="turn"
      title={translate(privilegeMessages.showRights)}
      onClick={(event) => {
        event.stopPropagation();
        item.setFocused();
        if (item.isExpanded()) item.collapse();
        else item.expand();
      }}
    >
      <ChevronRight size={15} strokeWidth={1.6} aria-hidden />
    </span>
  );
}

function Note({ node, held }: Pick<Props, 'node' | 'held'>) {
  if (node.kind === 'group') {
    const { privileges } = node.group;
    return (
      <span className="note count">
        {translate(privilegeMessages.count(heldOf(held, privileges), privileges.length))}
      </span>
    );
  }
  if (node.kind !== 'path') return null;
  const { privilege, resource } = node;
  const words = resource && rightsInWords(resource, rightsIn(held, privilege.path));
  const parts = [!privilege.isOffered && translate(privilegeMessages.inactive), words, privilege.description];
  return <span className="note">{parts.filter(Boolean).join(' · ')}</span>;
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 34,
  padding: '0 12px 0 52px',
  cursor: 'pointer',
  transition: 'background-color 120ms ease-out',
  '&[data-kind="group"]': { paddingLeft: 8 },
  '&[data-kind="group"]:not(:first-of-type)': { borderTop: '1px solid var(--line)' },
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2, borderRadius: 7 },
  // The box of a page stands in one line, with rights to open or without.
  '&[data-kind="path"]:has(.turn)': { paddingLeft: 22 },
  '&[data-kind="verb"], &[data-kind="field"]': { paddingLeft: 84 },
  '&[data-kind="field"]': { paddingLeft: 94 },
  '&[aria-disabled="true"]': { color: 'var(--ink-3)', cursor: 'default' },
  '& .turn': {
    flex: 'none',
    display: 'inline-flex',
    justifyContent: 'center',
    alignItems: 'center',
    alignSelf: 'stretch',
    width: 26,
  },
  '&[data-kind="group"] .turn': { width: 15 },
  '& .turn svg': { transition: 'transform 180ms ease-out' },
  '&[aria-expanded="true"] .turn svg': { transform: 'rotate(90deg)' },
  '& .box': { flex: 'none', display: 'inline-flex' },
  '& .box input': { pointerEvents: 'none' },
  '& .name': { flex: 'none', maxWidth: '60%', overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[data-kind="group"] .name': { fontWeight: 650 },
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
  '@media (max-width: 599px)': {
    paddingLeft: 40,
    '&[data-kind="path"]:has(.turn)': { paddingLeft: 10 },
    '&[data-kind="verb"]': { paddingLeft: 56 },
    // Its choice goes below the name where both do not fit.
    '&[data-kind="field"]': { paddingLeft: 66, flexWrap: 'wrap', paddingBottom: 4 },
  },
  '@media (prefers-reduced-motion: reduce)': { '& .turn svg': { transition: 'none' } },
});
