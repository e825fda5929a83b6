import type { Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import TableIcon from 'lucide-react/icons/table';
import { memo } from 'react';
import { type Message, translate } from '../../../lib/language.ts';
import { messages } from '../messages.ts';
import { emptyTable } from '../schema/table.ts';
import { useFromEditor } from '../use-from-editor.ts';
import { MenuButton } from './menu-button.tsx';

const inside: [Message, Command][] = [
  [messages.rowAbove, addRowBefore],
  [messages.rowBelow, addRowAfter],
  [messages.columnLeft, addColumnBefore],
  [messages.columnRight, addColumnAfter],
  [messages.headerRow, toggleHeaderRow],
  [messages.merge, mergeCells],
  [messages.split, splitCell],
  [messages.deleteRow, deleteRow],
  [messages.deleteColumn, deleteColumn],
  [messages.deleteTable, deleteTable],
];

/** Inserts a table; inside of one, works on it. */
export const TableMenu = memo(function TableMenu({ editor }: { editor: Editor }) {
  const isInside = useFromEditor(editor, (now) => now.isActive('table'));
  const insert = (rows: number, columns: number) => () => {
    const { from } = editor.state.selection;
    editor.chain().insertContent(emptyTable(rows, columns)).run();
    // Moves to the first cell of the table at or after the cursor.
    let first: number | undefined;
    editor.state.doc.nodesBetween(Math.max(0, from - 1), editor.state.doc.content.size, (node, at) => {
      if (first === undefined && node.type.name === 'tableHeader') first = at + 2;
      return first === undefined;
    });
    editor.chain().focus(first).run();
  };
  const items = isInside
    ? inside
        .filter(([, command]) => command(editor.state))
        .map(([label, command]) => ({
          key: translate(label),
          label: translate(label),
          run: () => {
            command(editor.state, editor.view.dispatch);
            editor.commands.focus();
          },
        }))
    : [
        { key: '2', label: translate(messages.table32), run: insert(3, 2) },
        { key: '3', label: translate(messages.table33), run: insert(3, 3) },
        { key: '4', label: translate(messages.table44), run: insert(4, 4) },
      ];
  return (
    <MenuButton
      editor={editor}
      name={translate(messages.table)}
      icon={<TableIcon size={15} strokeWidth={1.6} aria-hidden />}
      items={items}
    />
  );
});
