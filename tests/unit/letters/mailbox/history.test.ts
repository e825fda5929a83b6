import { expect, it } from 'vitest';
import { historyOf } from '../../../../src/letters/reading/history.ts';
import { entry, letter } from './letters.ts';

const at = '2026-11-20T03:00:00.000Z';
const post = { personName: 'Putri', positionName: 'Kepala Divisi' };

it('a note that only repeats the post of the line above is left out, any other stands', () => {
  const steps = historyOf(
    [
      entry('disposition-read', at, { ...post, note: 'Kepala Divisi' }),
      entry('disposition-done', at, { ...post, note: 'Kepala Divisi' }),
      // Done in the name of another post.
      entry('disposition-closed', at, { ...post, note: 'Direktur Operasi' }),
      entry('disposed', at, { ...post, note: 'Kepada Kepala Divisi' }),
    ],
    letter(),
  );
  expect(steps.map(({ lines }) => lines[0])).toEqual(Array(4).fill('Putri, Kepala Divisi'));
  expect(steps.map(({ note }) => note)).toEqual([null, null, 'Direktur Operasi', 'Kepada Kepala Divisi']);
});

it('a letter that nobody reviews was sent to be signed', () => {
  const titles = historyOf(
    [entry('submitted', at, { reviewersLeft: 0 }), entry('submitted', at, { reviewersLeft: 1 })],
    letter(),
  ).map(({ title }) => title);
  expect(titles).toEqual(['Dikirim untuk ditandatangani', 'Dikirim untuk diperiksa']);
});

it('a letter dated by its booked number says so beside the reason', () => {
  const [step] = historyOf(
    [entry('signed', at, { printedDay: '2026-11-18', note: 'Sistem terhenti.' })],
    letter(),
  );
  expect(step?.lines.at(-1)).toBe('Bertanggal 18 November 2026, sesuai nomor yang dipesan');
  expect(step?.note).toBe('Sistem terhenti.');
});
