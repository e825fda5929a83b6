import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkWords, readCheckCode, typedWords } from '../../../domain/letters/check-words.ts';
import { newVerifyCode } from '../../../server/letters/signing/seal.ts';

test('ten words say a code, and say it back in any case and spacing', () => {
  for (let i = 0; i < 200; i += 1) {
    const code = newVerifyCode();
    const words = checkWords(code);
    expect(words).toHaveLength(10);
    expect(readCheckCode(words.join(' '))).toBe(code);
    expect(readCheckCode(` ${words.join(' , \n').toUpperCase()} `)).toBe(code);
  }
});

test('a code of letters is read as before, with O and I for nought and one', () => {
  expect(readCheckCode('7kq2m 9xd41-paaaa 00000')).toBe('7KQ2M-9XD41-PAAAA-00000');
  expect(readCheckCode('7KQ2M-9XD4I-PAAAA-OOOOO')).toBe('7KQ2M-9XD41-PAAAA-00000');
});

test('typed words that are none are named with their place; a code of letters has no words', () => {
  const ten = checkWords('7KQ2M-9XD41-PAAAA-00000');
  expect(typedWords(ten.join(' '))).toEqual({ count: 10, strange: [] });
  const wrong = ten.with(2, 'kencna').join(', ').toUpperCase();
  expect(typedWords(wrong)).toEqual({ count: 10, strange: [{ word: 'kencna', place: 3 }] });
  expect(typedWords(ten.slice(0, 9).join(' '))?.count).toBe(9);
  expect(typedWords('siapa yang bisa baca ini')?.strange).toHaveLength(5);
  for (const code of ['7kq2m 9xd41-paaaa 00000', '7KQ2M9XD41PAAAA0000', 'ABJAD-ABJAD-ABJAD-ABJAD', ''])
    expect(typedWords(code), code).toBeNull();
});

test('whatever is typed, reading it does not fail', () => {
  fc.assert(fc.property(fc.string(), (typed) => readCheckCode(typed).length <= 47));
});

test('papers that are printed keep their words; no two words are one letter apart', () => {
  const all = Array.from({ length: 1024 }, (_, at) => checkWords(codeOf(at))[0] as string);
  expect(new Set(all).size).toBe(1024);
  expect(all.every((word) => /^[a-z]{4,7}$/.test(word))).toBe(true);
  // Words with one letter replaced or left out, as patterns: shared by two words they would be too near.
  const patterns = all.flatMap((word) =>
    [...word].map((_, at) => `${word.slice(0, at)}?${word.slice(at + 1)}`),
  );
  expect(new Set(patterns).size).toBe(patterns.length);
  const shorter = all.flatMap((word) => [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1)));
  expect(shorter.filter((word) => all.includes(word))).toEqual([]);
  expect(checkWords('01234-56789-ABCDE-FGHJK').join(' ')).toBe(pinned);
});

const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeOf = (at: number) => `${signs[at >> 5]}${signs[at & 31]}000-00000-00000-00000`;
const pinned = 'abjad belanga cemara edar gugus jalan kencana lancar magang mutu';
