import { expect, test } from 'vitest';
import { openDesk, password } from './desk.ts';

const desk = await openDesk();
const { direktur } = desk.people;

// By the clock, so not on every run; `npm run bench paper` measures the wait.
test('who signs a small letter does not wait until a large one is set; both get their numbers in order', {
  tags: ['full'],
  timeout: 60_000,
}, async () => {
  const row = `<tr>${'<td><p>Ruas Cempaka</p></td>'.repeat(4)}</tr>`;
  const large = await desk.inState('signing', {
    content: `<table><tbody>${row.repeat(900)}</tbody></table>`,
  });
  const small = await desk.inState('signing');
  const order: string[] = [];
  const sign = async (id: string, name: string) => {
    const { status } = await direktur.post(desk.at(id, '/sign'), { password });
    order.push(name);
    return status;
  };
  const slow = sign(large, 'large');
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect([await sign(small, 'small'), await slow]).toEqual([200, 200]);
  expect(order).toEqual(['small', 'large']);
  const numbers = await Promise.all(
    [small, large].map(async (id) => (await direktur.get(desk.at(id))).body.data.number as string),
  );
  // The large one was set again with the number that was left.
  expect(numbers.map((number) => /\d+/.exec(number)?.[0])).toEqual(['001', '002']);
});
