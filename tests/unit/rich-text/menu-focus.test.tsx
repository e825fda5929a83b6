// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { CoreAdminContext } from 'react-admin';
import { expect, test } from 'vitest';
import { RichTextEditor } from '../../../src/rich-text/index.ts';

test('a key pressed at once after a table was chosen stands in its first cell', async () => {
  render(
    <CoreAdminContext>
      <RichTextEditor id="isian" label="Isi" text="<p></p>" onChange={() => undefined} />
    </CoreAdminContext>,
  );
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLElement & { editor?: Editor }>('.ProseMirror');
    if (!found?.editor) throw new Error('No editor');
    return found;
  });
  fireEvent.click(screen.getByRole('button', { name: 'Tabel' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /3 baris × 2 kolom/ }));
  expect(document.activeElement).toBe(field);
  field.editor?.commands.insertContent('a');
  expect(field.querySelector('th')?.textContent).toBe('a');
});
