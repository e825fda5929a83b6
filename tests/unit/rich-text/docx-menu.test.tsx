// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { letterChips } from '../../../src/rich-text/chips/chips.ts';
import DocxMenu from '../../../src/rich-text/docx/docx-menu.tsx';
import { extensionsFor } from '../../../src/rich-text/schema/extensions.ts';

const told = vi.hoisted(() => vi.fn());
vi.mock('react-admin', async (original) => ({ ...(await original<object>()), useNotify: () => told }));

const typed = '<p>Yang sudah diketik.</p>';
const docx = async (text: string) =>
  new File(
    [await Packer.toArrayBuffer(new Document({ sections: [{ children: [paragraph(text)] }] }))],
    'a.docx',
  );
const paragraph = (text: string) => new Paragraph({ children: [new TextRun({ text, bold: true })] });

let editor: Editor;
function shown(onRestore = vi.fn()) {
  editor = new Editor({ extensions: extensionsFor('whole', letterChips), content: typed });
  render(
    <MemoryRouter>
      <CoreAdminContext>
        <DocxMenu editor={editor} chips={letterChips} most={200} onRestore={onRestore} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
}
afterEach(() => {
  editor.destroy();
  cleanup();
  told.mockReset();
});

async function take(way: RegExp, file: File) {
  told.mockReset();
  fireEvent.click(screen.getByRole('button', { name: 'Ambil dari Word' }));
  fireEvent.click(screen.getByRole('menuitem', { name: way }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  // The menu gives the way of it once it is closed.
  await new Promise((done) => setTimeout(done, 20));
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  fireEvent.change(input);
  await waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 20_000 });
  return told.mock.calls.at(-1) ?? [];
}

test('a text from Word comes instead of what was typed or behind it; undo brings that back', async () => {
  shown();
  await take(/Ganti/, await docx('Isi dari Word'));
  expect(editor.getHTML()).toBe('<p><strong>Isi dari Word</strong></p>');
  editor.commands.undo();
  expect(editor.getHTML()).toBe(typed);
  const [notice] = await take(/akhir/, await docx('Tambahan'));
  expect(editor.getHTML()).toBe(`${typed}<p><strong>Tambahan</strong></p>`);
  notice.props.undo();
  expect(editor.getHTML()).toBe(typed);
});

test('when the editor is gone, the notice gives the text back to whom it belongs', async () => {
  const onRestore = vi.fn();
  shown(onRestore);
  const [notice] = await take(/Ganti/, await docx('Isi dari Word'));
  editor.destroy();
  notice.props.undo();
  expect(onRestore).toHaveBeenCalledWith(typed);
});

test('what cannot be taken is told, and nothing typed is lost', async () => {
  shown();
  expect(await take(/Ganti/, new File(['%PDF-1.7'], 'a.docx'))).toEqual([
    expect.stringContaining('bukan dokumen Word'),
    { type: 'error' },
  ]);
  expect(await take(/akhir/, await docx('x'.repeat(180)))).toEqual([
    expect.stringContaining('terlalu panjang'),
    { type: 'error' },
  ]);
  expect(editor.getHTML()).toBe(typed);
});
