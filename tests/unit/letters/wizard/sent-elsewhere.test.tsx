// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Letter } from '../../../../domain/letters/letter.ts';
import { tellSentOff, useSentElsewhere } from '../../../../src/letters/wizard/draft/sent-elsewhere.ts';
import { openPage } from '../mailbox/desk.tsx';

const Open = ({ onSent }: { onSent: () => void }) => {
  useSentElsewhere('naskah-1', onSent);
  return null;
};
/** Posts as another tab would: this tab sees only the message. */
const toldElsewhere = (letterId: string) => {
  const channel = new BroadcastChannel('naskah.letters');
  channel.postMessage(letterId);
  channel.close();
};
const asNow = (edit: boolean) => vi.fn(async () => ({ can: { edit } }) as Letter);

it('a draft that another tab sent off is known to be sent, any other is left alone', async () => {
  const onSent = vi.fn();
  const getLetter = asNow(false);
  openPage(<Open onSent={onSent} />, '/', { getLetter });
  toldElsewhere('naskah-2');
  toldElsewhere('naskah-1');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(getLetter).toHaveBeenCalledOnce();
});

it('a draft that this very tab sent off is not said to be sent elsewhere', async () => {
  const onSent = vi.fn();
  const getLetter = asNow(false);
  const shown = openPage(<Open onSent={onSent} />, '/', { getLetter });
  tellSentOff('naskah-1');
  // A channel delivers in order: once this message has come, the earlier one has too.
  const heard = new Promise((resolve) => {
    const channel = new BroadcastChannel('naskah.letters');
    channel.addEventListener('message', ({ data }) => {
      if (data !== 'last') return;
      channel.close();
      resolve(data);
    });
  });
  toldElsewhere('last');
  await heard;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(getLetter).not.toHaveBeenCalled();
  expect(onSent).not.toHaveBeenCalled();
  shown.unmount();

  // Returned by a reviewer and opened again, it may be sent by another tab.
  openPage(<Open onSent={onSent} />, '/', { getLetter });
  toldElsewhere('naskah-1');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
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
