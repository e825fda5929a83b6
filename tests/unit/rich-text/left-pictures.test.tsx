// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { CoreAdminContext } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PictureStore, RichTextEditor } from '../../../src/rich-text/index.ts';
import { insertPictures } from '../../../src/rich-text/pictures/arriving-pictures.ts';

const id = '019a9d3e-5b52-7c1e-9a3b-2f6d8c1e4a70';
const figure = `<figure style="text-align: center;"><img data-picture="${id}" alt=""></figure>`;

/** As the letter has it. */
let text = '';
let settle: (fault?: string) => void;
let store: PictureStore;
beforeEach(() => {
  text = '<p>satu</p>';
  store = {
    send: () =>
      new Promise((resolve, reject) => {
        settle = (fault) => (fault ? reject(new Error(fault)) : resolve(id));
      }),
    addressOf: async () => 'blob:x',
    has: (one) => one === id,
    tell: vi.fn(),
    putIn: vi.fn((_, without, whole) => {
      if (text !== without) return false;
      text = whole;
      return true;
    }),
  };
});
afterEach(cleanup);

async function open(): Promise<{ editor: Editor; leave: () => void }> {
  const { unmount } = render(
    <CoreAdminContext>
      <RichTextEditor
        id="isian-content"
        label="Isi"
        text={text}
        pictures={store}
        onChange={(next) => {
          text = next;
        }}
      />
    </CoreAdminContext>,
  );
  const shown = await waitFor(() => {
    const found = document.querySelector<HTMLElement & { editor?: Editor }>('.ProseMirror')?.editor;
    if (!found) throw new Error('No editor');
    return found;
  });
  return { editor: shown, leave: unmount };
}

async function leftWhileSending(): Promise<void> {
  const { editor, leave } = await open();
  const file = new File([new Uint8Array(4)], 'peta.png', { type: 'image/png' });
  insertPictures(editor, editor.storage.picture.sender, store, [file], editor.state.doc.content.size);
  expect(text).not.toContain('figure');
  leave();
}

test('a text that is left while a picture is sent has it once it is kept', async () => {
  await leftWhileSending();
  settle();
  await waitFor(() => expect(text).toContain(`<p>satu</p>${figure}`));
  expect(store.putIn).toHaveBeenCalledWith('isian-content', expect.any(String), text);
});

test('who comes back before sees it on its way, and types on', async () => {
  await leftWhileSending();
  const { editor } = await open();
  expect(editor.getHTML()).toContain('data-pending');
  editor.commands.insertContentAt(1, 'x');
  settle();
  await waitFor(() => expect(text).toContain(`<p>xsatu</p>${figure}`));
  expect(store.putIn).not.toHaveBeenCalled();
});

test('a text that is another by then stays, and that is told; so is a refusal, once', async () => {
  await leftWhileSending();
  text = '<p>dari templat</p>';
  settle();
  await waitFor(() =>
    expect(store.tell).toHaveBeenCalledWith(expect.stringMatching(/teksnya sudah diganti/)),
  );
  expect(text).toBe('<p>dari templat</p>');

  await leftWhileSending();
  const before = text;
  settle('Gambar ini rusak.');
  await waitFor(() => expect(store.tell).toHaveBeenLastCalledWith('Gambar ini rusak.'));
  await new Promise((done) => setTimeout(done, 5));
  expect(store.tell).toHaveBeenCalledTimes(2);
  expect(text).toBe(before);
});
