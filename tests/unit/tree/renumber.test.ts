import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renumber } from '../../../server/crud/tree/tree-order.ts';

/** Gives the resulting row: numbered ones first, then those without a number in their order. */
const applied = (orders: (number | null)[], at: number, most?: number): (number | null)[] => {
  const next = [...orders];
  for (const given of renumber(orders, at, most)) next[given.at] = given.order;
  return next;
};

it('changes one number where there is room, and none where it fits already', () => {
  expect(renumber([10, 99, 20], 1)).toEqual([{ at: 1, order: 15 }]);
  expect(renumber([10, 12, 20], 1)).toEqual([]);
  expect(renumber([10, 20, null], 2)).toEqual([{ at: 2, order: 30 }]);
  expect(renumber([null, 10], 0)).toEqual([{ at: 0, order: 5 }]);
});

it('gives numbers up to the moved one where nobody has any, and leaves those behind alone', () => {
  expect(renumber([null, null, null, null], 1)).toEqual([
    { at: 0, order: 10 },
    { at: 1, order: 20 },
  ]);
});

it('steps by one where steps of ten would go too far', () => {
  const twelve = Array<null>(12).fill(null);
  expect(applied(twelve, 11, 99)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

it('always puts the moved one right behind what stands before it and before what stands behind', () => {
  const siblings = fc.array(fc.nat(50), { maxLength: 8 }).chain((numbers) =>
    fc.record({
      // As siblings are read: their numbers rising, those without one after them.
      orders: fc
        .nat(3)
        .map((without) => [...numbers.sort((a, b) => a - b), ...Array<number | null>(without).fill(null)]),
      own: fc.option(fc.nat(60)),
      place: fc.nat(11),
    }),
  );
  fc.assert(
    fc.property(siblings, ({ orders, own, place }) => {
      const at = Math.min(place, orders.length);
      const next = applied([...orders.slice(0, at), own, ...orders.slice(at)], at);
      const moved = next[at];
      expect(typeof moved).toBe('number');
      for (const before of next.slice(0, at)) expect(before).toBeLessThan(Number(moved));
      for (const behind of next.slice(at + 1))
        if (behind !== null) expect(behind).toBeGreaterThan(Number(moved));
    }),
  );
});
