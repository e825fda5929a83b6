import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DiffBlock } from '../../../domain/letters/letter-version.ts';
import { blocksOf } from '../../../server/letters/versions/difference/blocks.ts';
import { textDifference } from '../../../server/letters/versions/difference/text-difference.ts';

const textsOf = (html: string) => blocksOf(html).map((block) => block.text);

const sideOf = (blocks: DiffBlock[], without: 'added' | 'removed'): string[] =>
  blocks
    .filter((block) => block.kind !== without)
    .map((block) =>
      block.words
        .filter((word) => word.kind !== without)
        .map((word) => word.text)
        .join(''),
    );

const word = fc.constantFrom(
  'mohon',
  'Bapak',
  'gerbang',
  'tol',
  '12.000',
  '&amp;',
  'd’ini',
  '–',
  'a',
  '😀',
  '&lt;b&gt;',
);
const sentence = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
const paragraph = fc
  .tuple(fc.constantFrom('p', 'h2', 'blockquote'), sentence, fc.constantFrom('', 'strong', 'em'))
  .map(([tag, text, mark]) => `<${tag}>${mark ? `<${mark}>${text}</${mark}>` : text}</${tag}>`);
const list = fc
  .array(sentence, { minLength: 1, maxLength: 4 })
  .map((items) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`);
const table = fc
  .array(sentence, { minLength: 1, maxLength: 3 })
  .map(
    (cells) =>
      `<table><tbody><tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr></tbody></table>`,
  );
const letter = fc.array(fc.oneof(paragraph, list, table), { maxLength: 10 }).map((parts) => parts.join(''));

test('without the added words a difference gives the text before, without the removed ones the text after', () => {
  fc.assert(
    fc.property(letter, letter, (before, after) => {
      const blocks = textDifference(before, after);
      if (blocks.length === 0) {
        expect(textsOf(before)).toEqual(textsOf(after));
        return;
      }
      expect(sideOf(blocks, 'added')).toEqual(textsOf(before));
      expect(sideOf(blocks, 'removed')).toEqual(textsOf(after));
    }),
    { numRuns: 300 },
  );
});

test('a text that was edited a little is told as a change inside the paragraph, not as another paragraph', () => {
  const blocks = textDifference(
    '<p>Dengan hormat,</p><p>Mohon persetujuan atas rencana rekayasa lalu lintas Natal.</p><p>Terima kasih.</p>',
    '<p>Dengan hormat,</p><p>Mohon persetujuan atas rencana rekayasa lalu lintas Tahun Baru.</p><p>Terima kasih.</p>',
  );
  expect(blocks.map((block) => block.kind)).toEqual(['same', 'changed', 'same']);
  expect(blocks[1]?.words).toEqual([
    { kind: 'same', text: 'Mohon persetujuan atas rencana rekayasa lalu lintas ' },
    { kind: 'removed', text: 'Natal' },
    { kind: 'added', text: 'Tahun Baru' },
    { kind: 'same', text: '.' },
  ]);
});

test('markup never comes through: what looks like a tag is text', () => {
  const blocks = textDifference(
    '<p>a</p>',
    '<p>&lt;img src=x onerror=alert(1)&gt;</p><script>alert(1)</script>',
  );
  expect(sideOf(blocks, 'removed')).toEqual(['<img src=x onerror=alert(1)>']);
});

test('a paragraph that only became bold or centred is said to look different', () => {
  const bold = textDifference('<p>Rapat kerja</p>', '<p>Rapat <strong>kerja</strong></p>');
  expect(bold).toEqual([
    { kind: 'same', tag: 'p', words: [{ kind: 'same', text: 'Rapat kerja' }], isRestyled: true },
  ]);
  expect(textDifference('<p>Rapat</p>', '<p style="text-align:center">Rapat</p>')).toHaveLength(1);
  expect(textDifference('<p>Rapat</p>', '<p>Rapat</p><p></p>')).toEqual([]);
});

test('two books without anything in common are compared in under two seconds', () => {
  const book = (seed: string) =>
    Array.from({ length: 3000 }, (_, index) => `<p>${seed}${index} ${seed.repeat(20)}${index * 7}</p>`).join(
      '',
    );
  const start = performance.now();
  const blocks = textDifference(book('ab'), book('cd'));
  expect(performance.now() - start).toBeLessThan(2000);
  expect(blocks.filter((block) => block.kind === 'removed')).toHaveLength(3000);
});
