import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { plainPng } from '../../../server/documents/plain-png.ts';
import { createStamper, NotStamped, type StampJob, stampFile } from '../../../server/documents/stamp-pdf.ts';
import { aPng } from '../files/a-png.ts';

const job = (file: Uint8Array = aPng(8, 8)): StampJob => ({ file, kind: 'png', line: 'Uli Kusnadi' });

test('a picture is marked as a page', async () => {
  const pdf = await PDFDocument.load(await stampFile(job(aPng(400, 300))));
  expect(pdf.getPages()).toHaveLength(1);
});

test('a picture that unpacks to more than it says is not unpacked to mark it', async () => {
  expect(() => plainPng(aPng(8, 8, { packed: 50_000_000 }))).toThrow();
  expect(() => plainPng(aPng(12_000, 12_000))).toThrow(/pixels/);
  const twice = plainPng(aPng(8, 8, { again: [60_000, 60_000] }));
  expect(Buffer.from(twice).equals(aPng(8, 8))).toBe(true);
  await expect(stampFile(job(aPng(8, 8, { packed: 50_000_000 })))).rejects.not.toBeInstanceOf(NotStamped);
});

test('no more than a few are marked at once; who waits too long is told so', async () => {
  let inHand = 0;
  let most = 0;
  const open: (() => void)[] = [];
  const start = async () => {
    inHand += 1;
    most = Math.max(most, inHand);
    await new Promise<void>((resolve) => open.push(resolve));
    inHand -= 1;
    return new Uint8Array();
  };
  const stamp = createStamper({ atOnce: 2, longestWait: 50, start });
  const outcomes = Promise.allSettled([1, 2, 3].map(() => stamp(job())));
  await new Promise((resolve) => setTimeout(resolve, 80));
  for (const done of open.splice(0)) done();
  const [first, second, third] = await outcomes;
  expect([first?.status, second?.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(third?.status === 'rejected' && third.reason).toBeInstanceOf(NotStamped);
  const later = stamp(job());
  await new Promise((resolve) => setTimeout(resolve, 5));
  open.at(-1)?.();
  await expect(later).resolves.toBeInstanceOf(Uint8Array);
  expect(most).toBe(2);
});
