// @vitest-environment happy-dom
import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { createAutosave } from '../../../../src/letters/wizard/autosave/autosave.ts';
import type { Draft } from '../../../../src/letters/wizard/draft/draft.ts';
import { useOwnText } from '../../../../src/letters/wizard/frame/use-own-text.ts';
import { useWriting } from '../../../../src/letters/wizard/frame/use-writing.ts';
import { draftWith } from './on-desk.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

function Box({ value, tell }: { value: string; tell: (text: string) => void }) {
  const [text, write] = useOwnText(value, tell);
  return <input value={text} onChange={(event) => write(event.target.value)} />;
}

it('a field draws what is typed before its value comes back, and takes a value from elsewhere', () => {
  const tell = vi.fn();
  const { rerender } = render(<Box value="" tell={tell} />);
  const come = (value: string) => rerender(<Box value={value} tell={tell} />);
  type('r');
  type('ra');
  expect(field().value).toBe('ra');
  come('r');
  expect(field().value).toBe('ra');
  come('ra');
  type('');
  type('ra');
  come('r');
  expect(field().value, 'typed before, but set by somebody else now').toBe('r');
  expect(tell.mock.calls.flat()).toEqual(['r', 'ra', '', 'ra']);
});

it('a typed letter is drawn interruptibly, a choice and a save with another text at once', () => {
  const autosave = createAutosave<Draft>({
    initial: draftWith({}),
    version: 1,
    save: async () => ({ version: 2 }),
    keep: () => true,
    forget: () => undefined,
    isOnline: () => true,
  });
  const { result } = renderHook(() => useWriting(autosave));
  const [, writing] = result.current;
  const drawn = () => result.current[0].document.subject;
  flushSync(() => writing.write({ subject: 'Rapat' }));
  expect(drawn()).toBe('');
  flushSync(() => writing.change({ place: 'Bandung' }));
  expect(drawn()).toBe('Rapat');
  flushSync(() => autosave.replace(draftWith({ subject: 'Lain' }), 3));
  expect(drawn()).toBe('Lain');
});
