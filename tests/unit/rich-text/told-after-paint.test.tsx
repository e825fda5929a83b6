// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { CoreAdminContext } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RichTextEditor } from '../../../src/rich-text/index.ts';
import { tellTyped } from '../../../src/ui/tell-typed.ts';

const told = vi.fn<(text: string) => void>();
let paint: () => void;

beforeEach(() => {
  told.mockClear();
  const waiting: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => waiting.push(run));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  paint = () => {
    vi.useFakeTimers();
    for (const run of waiting.splice(0)) run(0);
    act(() => void vi.runAllTimers());
    vi.useRealTimers();
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function typeAb(): Promise<{ field: HTMLElement; leave: () => void }> {
  const { unmount } = render(
    <CoreAdminContext>
      <RichTextEditor id="isian" label="Isi" text="<p></p>" onChange={told} />
    </CoreAdminContext>,
  );
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLElement & { editor?: Editor }>('.ProseMirror');
    if (!found?.editor) throw new Error('No editor');
    return found;
  });
  act(() => void field.editor?.commands.insertContent('a'));
  act(() => void field.editor?.commands.insertContent('b'));
  return { field, leave: unmount };
}

test('what is typed is told once, after the paint of its keys', async () => {
  await typeAb();
  expect(told).not.toHaveBeenCalled();
  paint();
  expect(told.mock.calls).toEqual([['<p>ab</p>']]);
});

test.for([
  ['key, which may send the letter', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Escape' })],
  ['press outside', (field: HTMLElement) => fireEvent.blur(field)],
  ['page', (_: HTMLElement, leave: () => void) => leave()],
  ['text in its place', () => tellTyped()],
  ['reload', () => fireEvent(window, new Event('pagehide'))],
  ['tab, which this one is hidden behind', () => fireEvent(document, new Event('visibilitychange'))],
] as const)('the next %s finds it told', async ([, goOn]) => {
  const { field, leave } = await typeAb();
  goOn(field, leave);
  expect(told.mock.calls).toEqual([['<p>ab</p>']]);
  paint();
  expect(told).toHaveBeenCalledTimes(1);
});

test('the tools show what the text at the cursor is after the paint', async () => {
  const { field } = await typeAb();
  const undo = () => document.querySelector<HTMLButtonElement>('button[aria-label="Urungkan"]');
  expect(undo()?.getAttribute('aria-disabled') ?? String(undo()?.disabled)).toBe('true');
  paint();
  expect(undo()?.getAttribute('aria-disabled') ?? String(undo()?.disabled)).toBe('false');
  expect(field.textContent).toBe('ab');
});
