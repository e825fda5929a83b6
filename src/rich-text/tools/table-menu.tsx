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
import { useEditorState } from '@tiptap/react';
import TableIcon from 'lucide-react/icons/table';
import { say, type Words } from '../../../lib/language.ts';
import { emptyTable } from '../schema/table.ts';
import { words } from '../words.ts';
import { MenuButton } from './menu-button.tsx';

const inside: [Words, Command][] = [
  [words.rowAbove, addRowBefore],
  [words.rowBelow, addRowAfter],
  [words.columnLeft, addColumnBefore],
  [words.columnRight, addColumnAfter],
  [words.headerRow, toggleHeaderRow],
  [words.merge, mergeCells],
  [words.split, splitCell],
  [words.deleteRow, deleteRow],
  [words.deleteColumn, deleteColumn],
  [words.deleteTable, deleteTable],
];

/** Inserts a table; inside of one, works on it. */
export function TableMenu({ editor }: { editor: Editor }) {
  const isInside = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
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
          key: say(label),
          label: say(label),
          run: () => {
            command(editor.state, editor.view.dispatch);
            editor.commands.focus();
          },
        }))
    : [
        { key: '2', label: say(words.table32), run: insert(3, 2) },
        { key: '3', label: say(words.table33), run: insert(3, 3) },
        { key: '4', label: say(words.table44), run: insert(4, 4) },
      ];
  return (
    <MenuButton
      name={say(words.table)}
      icon={<TableIcon size={15} strokeWidth={1.6} aria-hidden />}
      items={items}
    />
  );
}
