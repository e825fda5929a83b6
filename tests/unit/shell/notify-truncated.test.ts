// @vitest-environment happy-dom
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { notifyTruncated } from '../../../src/ui/notify-truncated.ts';

it('tells how much of a paste a field has left out, and nothing of one that fits', async () => {
  document.body.innerHTML = '<textarea maxlength="10"></textarea><input />';
  const [limited, free] = [...document.querySelectorAll<HTMLElement>('textarea, input')];
  const tell = vi.fn();
  const end = notifyTruncated(tell);
  limited?.focus();
  await userEvent.paste('12\n45678');
  free?.focus();
  await userEvent.paste('as long as one likes');
  expect(tell).not.toHaveBeenCalled();
  limited?.focus();
  await userEvent.paste('90123');
  expect(tell).toHaveBeenCalledWith(expect.stringMatching(/paling banyak 10 karakter: 3 karakter terakhir/));
  end();
});

it('tells nothing of an e-mail that takes the place of another, and what was cut of one that is too long', async () => {
  document.body.innerHTML = '<input type="email" maxlength="10" />';
  const email = document.querySelector('input') as HTMLInputElement;
  // As browsers have it, and the document of these tests has not.
  for (const end of ['selectionStart', 'selectionEnd']) Object.defineProperty(email, end, { value: null });
  const tell = vi.fn();
  const end = notifyTruncated(tell);
  const paste = async (text: string, leaves: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    email.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    email.value = leaves;
    await new Promise((done) => setTimeout(done));
  };
  email.value = 'a@b.id';
  await paste('cd@efg.id', 'cd@efg.id');
  expect(tell).not.toHaveBeenCalled();
  await paste('xyz@jauh.sekali', 'xyz@jauh.s');
  expect(tell).toHaveBeenCalledWith(expect.stringMatching(/: 5 karakter terakhir/));
  end();
});
