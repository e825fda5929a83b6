// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetSession } from '../../../authProvider/kept.ts';
import { keptTexts, useKeptText } from '../../../src/ui/use-kept-text.ts';

const Note = ({ of }: { of?: string }) => {
  const [text, setText] = useKeptText(of);
  return (
    <>
      <textarea value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setText('')}>
        Kirim
      </button>
    </>
  );
};
const written = () => (screen.getByRole('textbox') as HTMLTextAreaElement).value;
/** As after a reload, or on coming back. */
const again = (of?: string) => {
  cleanup();
  render(<Note of={of} />);
};

describe('text that is being written', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    sessionStorage.clear();
  });

  it('is there again, for the same letter alone, until it is sent', async () => {
    const { rerender } = render(<Note of="note.a" />);
    await userEvent.type(screen.getByRole('textbox'), 'Angka salah');
    rerender(<Note of="note.b" />);
    expect(written()).toBe('');
    again('note.a');
    expect(written()).toBe('Angka salah');
    await userEvent.click(screen.getByRole('button'));
    again('note.a');
    expect(written()).toBe('');
    expect(sessionStorage.length).toBe(0);
  });

  it('goes with the session', async () => {
    render(<Note of="note.a" />);
    await userEvent.type(screen.getByRole('textbox'), 'Rahasia');
    forgetSession();
    again('note.a');
    expect(written()).toBe('');
  });

  it('leaves its field when it is discarded in the list of what this device stores', async () => {
    render(<Note of="note.a" />);
    await userEvent.type(screen.getByRole('textbox'), 'Angka salah');
    expect(keptTexts.read('note.a')).toMatchObject({ text: 'Angka salah', place: '/' });
    act(() => void keptTexts.write('note.a', undefined));
    expect(written()).toBe('');
  });

  it('can be written where the browser keeps nothing, and is not kept without a name', async () => {
    render(<Note />);
    await userEvent.type(screen.getByRole('textbox'), 'Tanpa nama');
    expect(sessionStorage.length).toBe(0);
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    again('note.a');
    await userEvent.type(screen.getByRole('textbox'), 'Penuh');
    expect(written()).toBe('Penuh');
    vi.unstubAllGlobals();
  });
});
