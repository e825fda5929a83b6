import { expect, test } from 'vitest';
import type { Question } from '../../../domain/calls/help.ts';
import questions from '../../../server/demo/data/faq.json' with { type: 'json' };
import { askedMarked } from '../../../src/help/faq/asked-in.ts';
import { findQuestions } from '../../../src/help/faq/find-questions.ts';

const known: Question[] = questions.map((question) => ({ id: question.code, ...question }));
const found = (asked: string): string[] =>
  findQuestions(known, asked).groups.flatMap(({ items }) => items.map(({ code }) => code));

test.each([
  ['tarik naskah', 'FAQ-03'],
  ['bagaimana cara batalkan surat?', 'FAQ-03'],
  ['paraf', 'FAQ-23'],
  ['memberikan paraf', 'FAQ-23'],
  ['disposisi', 'FAQ-10'],
  ['tarik disposisi', 'FAQ-10'],
  ['nomor', 'FAQ-01'],
  ['retensi', 'FAQ-15'],
  ['kata sandi', 'FAQ-21'],
  ['lupa password', 'FAQ-21'],
  ['lampiran', 'FAQ-22'],
  ['melampirkan', 'FAQ-22'],
  ['cuti', 'FAQ-12'],
  ['ubah urutan periksa', 'FAQ-07'],
  ['penghapusan arsip', 'FAQ-17'],
  ['withdraw letter', 'FAQ-03'],
])('who asks “%s” reads %s first', (asked, code) => {
  expect(found(asked)[0]).toBe(code);
});

test('nothing typed shows everything in the order of its keepers, and nonsense shows nothing', () => {
  expect(found('')).toHaveLength(questions.length);
  expect(found('')[0]).toBe('FAQ-01');
  for (const nothing of ['stempel basah', 'xyzzy', 'tarik xyzzy']) expect(found(nothing)).toEqual([]);
});

test('words with a dot or a hyphen are found as they stand in a text', () => {
  const written = [
    { ...questions[0], question: 'Apa beda a.n. dan u.b.?', answer: 'Lihat e-mail atau QR-code.' },
  ] as Question[];
  for (const asked of ['a.n.', 'u.b.', 'e-mail', 'qr-code'])
    expect(findQuestions(written, asked).count, asked).toBe(1);
});

test('what means the same is marked as a whole word, what was typed by its letters', () => {
  const hits = (asked: string, text: string) =>
    askedMarked(asked, text)
      .filter(({ hit }) => hit)
      .map(({ text: part }) => part);
  expect(hits('tarik', 'Bagaimana menarik naskah?')).toEqual(['menarik']);
  expect(hits('nas', 'Bagaimana menarik naskah?')).toEqual(['nas']);
  expect(
    askedMarked('tarik', 'a, menarik.')
      .map(({ text }) => text)
      .join(''),
  ).toBe('a, menarik.');
});
