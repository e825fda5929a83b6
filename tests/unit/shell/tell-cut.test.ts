// @vitest-environment happy-dom
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { tellCut } from '../../../src/shell/parts/tell-cut.ts';

it('tells how much of a paste a field has left out, and nothing of one that fits', async () => {
  document.body.innerHTML = '<textarea maxlength="10"></textarea><input />';
  const [limited, free] = [...document.querySelectorAll<HTMLElement>('textarea, input')];
  const tell = vi.fn();
  const end = tellCut(tell);
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
