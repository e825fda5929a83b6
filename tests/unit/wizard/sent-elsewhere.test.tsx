// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { tellSentOff, useSentElsewhere } from '../../../src/wizard/draft/sent-elsewhere.ts';
import { openPage } from '../mailbox/desk.tsx';

const Open = ({ onSent }: { onSent: () => void }) => {
  useSentElsewhere('naskah-1', onSent);
  return null;
};
const asNow = (edit: boolean) => vi.fn(async () => ({ can: { edit } }) as Letter);

it('a draft that another tab sent off is known to be sent, any other is left alone', async () => {
  const onSent = vi.fn();
  const getLetter = asNow(false);
  openPage(<Open onSent={onSent} />, '/', { getLetter });
  tellSentOff('naskah-2');
  tellSentOff('naskah-1');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(getLetter).toHaveBeenCalledOnce();
});

it('what was sent off on another device is found out when one looks at the tab again', async () => {
  const onSent = vi.fn();
  const getLetter = asNow(true);
  openPage(<Open onSent={onSent} />, '/', { getLetter });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(getLetter).toHaveBeenCalledOnce());
  expect(onSent).not.toHaveBeenCalled();
  getLetter.mockResolvedValue({ can: { edit: false } } as Letter);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
});
