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
import { emptyTable } from '../schema/table.ts';
import { MenuButton } from './MenuButton.tsx';

const inside: [string, Command][] = [
  ['Tambah baris di atas', addRowBefore],
  ['Tambah baris di bawah', addRowAfter],
  ['Tambah kolom di kiri', addColumnBefore],
  ['Tambah kolom di kanan', addColumnAfter],
  ['Baris judul', toggleHeaderRow],
  ['Gabungkan sel', mergeCells],
  ['Pisahkan sel', splitCell],
  ['Hapus baris', deleteRow],
  ['Hapus kolom', deleteColumn],
  ['Hapus tabel', deleteTable],
];

/** Inserts a table; inside of one, works on it. */
export const TableMenu = ({ editor }: { editor: Editor }) => {
  const isInside = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  const insert = (rows: number, columns: number) => () => {
    const { from } = editor.state.selection;
    editor.chain().insertContent(emptyTable(rows, columns)).run();
    // Into the first cell of the table that now stands at or after the cursor.
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
          key: label,
          label,
          run: () => {
            command(editor.state, editor.view.dispatch);
            editor.commands.focus();
          },
        }))
    : [
        { key: '2', label: 'Tabel 3 × 2', run: insert(3, 2) },
        { key: '3', label: 'Tabel 3 × 3', run: insert(3, 3) },
        { key: '4', label: 'Tabel 4 × 4', run: insert(4, 4) },
      ];
  return (
    <MenuButton name="Tabel" icon={<TableIcon size={15} strokeWidth={1.6} aria-hidden />} items={items} />
  );
};
