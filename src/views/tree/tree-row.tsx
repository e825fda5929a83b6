import type { ItemInstance } from '@headless-tree/core';
import IconButton from '@mui/material/IconButton';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Fragment, memo } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { Cell, plainText } from '../kinds/index.tsx';
import type { ListColumns } from '../list/list-columns.ts';
import { listMessages, messages } from '../messages.ts';
import type { Row } from '../record.ts';
import { marked } from './marked.tsx';
import { treeMessages } from './messages.ts';

type Props = {
  resource: Resource;
  item: ItemInstance<string>;
  row: Row;
  columns: ListColumns;
  /** How many siblings there are, also of those that are not loaded. */
  siblings: number;
  branch: 'none' | 'closed' | 'loading' | 'open';
  step: number;
  /** Position passed as props: the library's item is mutable, and the row is memoised. */
  level: number;
  position: number;
  isFocused: boolean;
  /** The search text; `isAbove` marks an ancestor of a match that does not match itself. */
  typed?: string | undefined;
  isAbove: boolean;
  drag?: 'lifted' | 'refused' | 'target' | undefined;
  mayDrag: boolean;
  isChosen: boolean;
  onChoose: (id: string) => void;
  onMenu: (id: string, anchor: HTMLElement) => void;
};

/** One record of a tree. Its keys are the tree's, which also reach the buttons within the row. */
export const TreeRow = memo(function TreeRow({
  resource,
  item,
  row,
  columns,
  branch,
  step,
  typed,
  drag,
  ...props
}: Props) {
  const path = useCreatePath()({ resource: resource.name, type: 'show', id: row.id });
  const textOf = ({ name, field }: ListColumns['title']) => plainText(name, field, row);
  const title = textOf(columns.title);
  const code = columns.code ? textOf(columns.code) : '';
  const cells = columns.others;
  const given = item.getProps();
  const toggle = () => (item.isExpanded() ? item.collapse() : item.expand());
  const classes = [
    branch !== 'none' && 'is-branch',
    !row.isActive && 'is-inactive',
    props.isAbove && 'is-above',
    drag && `is-${drag}`,
    props.isChosen && 'is-chosen',
  ];
  const told = cells.map((column) => [translate(column.label), textOf(column)]).filter(([, text]) => text);
  // The accessible name has all visible text in visual order (WCAG 2.5.3); the description names the columns.
  const label = [code, title, !row.isActive && translate(messages.inactive), ...told.map(([, text]) => text)]
    .filter(Boolean)
    .join(', ');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the tree's own (use-tree-keys.ts)
    <div
      {...given}
      role="treeitem"
      tabIndex={props.isFocused ? 0 : -1}
      className={classes.filter(Boolean).join(' ')}
      draggable={props.mayDrag}
      aria-label={label}
      aria-description={told.map((pair) => pair.join(': ')).join('; ') || undefined}
      aria-level={props.level + 1}
      aria-posinset={props.position + 1}
      aria-setsize={props.siblings}
      aria-expanded={branch === 'none' ? undefined : branch !== 'closed'}
      aria-busy={branch === 'loading' || undefined}
      aria-selected={props.isChosen}
      onFocus={(event) => {
        if (event.target === event.currentTarget && !item.isFocused()) item.setFocused();
      }}
      onDragLeave={(event) => {
        // Ignore dragleave between rows or within one; else the drop mark flickers.
        const to = event.relatedTarget;
        if (!(to instanceof Element && to.closest('[role="tree"]'))) given.onDragLeave?.(event);
      }}
      onClick={(event) => {
        item.setFocused();
        if (event.target instanceof Element && event.target.closest('a, button, input')) return;
        item.getTree().updateDomFocus();
        toggle();
      }}
      onContextMenu={(event) => {
        if (event.target instanceof Element && event.target.closest('a') && event.button === 2) return;
        event.preventDefault();
        item.setFocused();
        const button = event.currentTarget.querySelector<HTMLElement>('.acts button');
        if (button) props.onMenu(row.id, button);
      }}
    >
      <input
        type="checkbox"
        className="row-box"
        tabIndex={props.isFocused ? 0 : -1}
        aria-label={translate(listMessages.select(title))}
        checked={props.isChosen}
        onChange={() => props.onChoose(row.id)}
      />
      <span className="guides" style={{ width: props.level * step }} />
      {branch === 'none' ? (
        <span className="arrow" style={{ visibility: 'hidden' }} />
      ) : (
        <button
          type="button"
          className="arrow"
          tabIndex={-1}
          aria-label={translate((branch === 'closed' ? treeMessages.open : treeMessages.close)(title))}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            toggle();
            item.getTree().updateDomFocus();
          }}
        >
          {branch === 'loading' ? (
            <i className="waits" />
          ) : (
            <ChevronRight size={15} strokeWidth={1.6} aria-hidden />
          )}
        </button>
      )}
      <span className="label">
        {code && <span className="code">{marked(code, typed)}</span>}{' '}
        <LinkBase to={path} tabIndex={-1} draggable={false} title={title}>
          {marked(title, typed)}
        </LinkBase>{' '}
        {!row.isActive && <SoftChip>{translate(messages.inactive)}</SoftChip>}
      </span>
      {cells.map((column, at) => (
        <Fragment key={column.name}>
          {' '}
          <span
            className={column.align === 'right' ? 'cell right' : 'cell'}
            data-at={at}
            title={textOf(column)}
          >
            <Cell name={column.name} field={column.field} row={row} />
          </span>
        </Fragment>
      ))}
      <span className="acts">
        <IconButton
          size="small"
          tabIndex={-1}
          aria-label={translate(listMessages.rowActions(title))}
          aria-haspopup="menu"
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => props.onMenu(row.id, event.currentTarget)}
        >
          <Ellipsis size={15} strokeWidth={1.6} aria-hidden />
        </IconButton>
      </span>
    </div>
  );
});
