// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fieldId } from '../../../../src/letters/wizard/frame/field.tsx';
import { usePicturesOnTheirWay } from '../../../../src/letters/wizard/pictures/on-their-way.ts';
import { useLetterPictures } from '../../../../src/letters/wizard/pictures/use-letter-pictures.ts';
import type { PictureStore } from '../../../../src/rich-text/index.ts';
import { draftWith, onDesk } from './on-desk.tsx';

const stores: PictureStore[] = [];
function Step() {
  stores.push(useLetterPictures());
  return <p>{usePicturesOnTheirWay() ? 'diunggah' : 'selesai'}</p>;
}
afterEach(() => {
  stores.length = 0;
  vi.unstubAllGlobals();
  cleanup();
});

test('a picture comes into the text that was left for another step, unless that text is another by then', () => {
  const twice = [<Step key="content" />, <Step key="cover" />];
  const { draft } = onDesk(twice, draftWith({ content: '<p>a</p>', coverContent: '' }), {});
  expect(new Set(stores).size, 'one for the letter, whichever its step').toBe(1);
  const [store] = stores;
  act(() => {
    expect(store?.putIn(fieldId('content'), '<p>a</p>', '<p>a</p><figure></figure>')).toBe(true);
    expect(store?.putIn(fieldId('content'), '<p>a</p>', '<p>b</p>')).toBe(false);
    expect(store?.putIn(fieldId('coverContent'), '', '<figure></figure>')).toBe(true);
  });
  expect(draft()).toMatchObject({
    content: '<p>a</p><figure></figure>',
    coverContent: '<figure></figure>',
  });
});

test('the letter waits for its pictures until their text has them', async () => {
  let answer: ((fault: Error) => void) | undefined;
  const startUpload = () =>
    new Promise<never>((_, reject) => {
      answer = reject;
    });
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('not here')));
  onDesk(<Step />, draftWith({}), { startUpload });
  screen.getByText('selesai');
  let sending: Promise<unknown> | undefined;
  act(() => {
    sending = stores[0]
      ?.send(new File([new Uint8Array(4)], 'a.png', { type: 'image/png' }))
      .catch(() => undefined);
  });
  await screen.findByText('diunggah');
  await vi.waitFor(() => expect(answer).toBeDefined());
  answer?.(Object.assign(new Error('Gambar ini rusak.'), { status: 400 }));
  await sending;
  await screen.findByText('selesai');
});
