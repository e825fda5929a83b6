import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boardAdvice, type Director, headOfBoard, isSignedForBoard } from '../../../domain/letters/board.ts';

const director = (positionId: string, over: Partial<Director> = {}): Director => ({
  ...{ positionId, name: `Direktur ${positionId}`, superiorId: 'utama', isAtTop: false, isFilled: true },
  ...over,
});
const utama = director('utama', { name: 'Direktur Utama', superiorId: null });
const board = [utama, director('operasi'), director('teknik'), director('keuangan', { isFilled: false })];

it('the head of a board is below no other director of the company', () => {
  expect(headOfBoard(board)).toBe(utama);
  const subsidiary = director('anak', { superiorId: 'utama' });
  expect(headOfBoard([subsidiary]), 'its superior sits in another company').toBe(subsidiary);
});

it('of several without a superior it is the one in the company’s own unit, else nobody is known to be', () => {
  const flat = ['a', 'b', 'c'].map((id) => director(id, { superiorId: null }));
  const [first, ...others] = flat;
  expect(headOfBoard(flat)).toBeUndefined();
  const above = { ...(first as Director), isAtTop: true };
  expect(headOfBoard([above, ...others])).toBe(above);
  expect(headOfBoard(flat.map((one) => ({ ...one, isAtTop: true })))).toBeUndefined();
  expect(boardAdvice('Keputusan Direksi', ['b'], flat), 'no advice on a guess').toBeUndefined();
});

it('a director alone is none of the three forms, and told so in plain words', () => {
  expect(boardAdvice('Keputusan Direksi', ['operasi'], board)?.id).toBe(
    'Keputusan Direksi biasanya ditandatangani Direktur Utama, atas namanya (a.n., dengan delegasi darinya), atau bersama semua direktur.',
  );
  expect(boardAdvice('Keputusan Direksi', ['divisi'], board), 'nor is who is no director').toBeDefined();
});

it('its head, alone or by mandate, and all directors who are there are', () => {
  for (const answering of [['utama'], ['utama', 'operasi'], ['teknik', 'operasi', 'utama']])
    expect(boardAdvice('Keputusan Direksi', answering, board)).toBeUndefined();
  const headless = board.map((one) => ({ ...one, isFilled: one !== utama && one.isFilled }));
  expect(isSignedForBoard(['operasi', 'teknik'], headless), 'the head’s post is vacant').toBe(true);
  expect(isSignedForBoard(['operasi'], headless)).toBe(false);
});

it('nothing is said before somebody signs', () => {
  expect(boardAdvice('Keputusan Direksi', [], board)).toBeUndefined();
});

const posts = ['a', 'b', 'c', 'd', 'e'];
const boards = fc.uniqueArray(fc.constantFrom(...posts), { minLength: 1 }).chain((ids) =>
  fc.tuple(
    ...ids.map((positionId) =>
      fc.record({
        ...{ positionId: fc.constant(positionId), name: fc.constant(positionId) },
        superiorId: fc.option(fc.constantFrom(...posts, 'elsewhere')),
        ...{ isAtTop: fc.boolean(), isFilled: fc.boolean() },
      }),
    ),
  ),
);
const signing = fc.uniqueArray(fc.constantFrom(...posts, 'division'));

it('a further signature never takes a form away, and order does not matter', () => {
  fc.assert(
    fc.property(boards, signing, signing, (directors, some, more) => {
      const all = [...new Set([...some, ...more])];
      if (isSignedForBoard(some, directors)) expect(isSignedForBoard(all, directors)).toBe(true);
      expect(isSignedForBoard(all.toReversed(), directors.toReversed())).toBe(
        isSignedForBoard(all, directors),
      );
    }),
  );
});

it('whatever the board, its head suffices, all its directors suffice, and an advice names the head', () => {
  fc.assert(
    fc.property(boards, signing, (directors, answering) => {
      const head = headOfBoard(directors);
      if (head) expect(isSignedForBoard([head.positionId], directors)).toBe(true);
      if (directors.some(({ isFilled }) => isFilled)) expect(isSignedForBoard(posts, directors)).toBe(true);
      const advice = boardAdvice('Keputusan Direksi', answering, directors);
      if (advice) expect(advice.id).toContain(head?.name);
    }),
  );
});
