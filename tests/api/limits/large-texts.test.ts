import { describe, expect, test } from 'vitest';
import { cleanRichText } from '../../../server/rich-text/index.ts';
import { openDesk } from '../letters/desk.ts';

// Text that takes seconds to clean is cleaned off the main thread: other requests go on.

const desk = await openDesk();
const { staf, direktur } = desk.people;
const size = 400_000;
const large = (piece: string) => piece.repeat(Math.floor(size / piece.length));

describe.each([
  { piece: '<p>jembatan ruas tol</p>', tags: [] },
  { piece: '<', tags: ['full'] },
])('a draft full of $piece', ({ piece, tags }) => {
  test('is saved clean, and holds nobody up', { tags }, async () => {
    // The process that cleans is there from the first large text on.
    await desk.save({ content: large('<p>a</p>').slice(0, 40_000) });
    const saving = desk.save({ content: large(piece) });
    const asked: number[] = [];
    let isSaved = false;
    saving.finally(() => {
      isSaved = true;
    });
    while (!isSaved) asked.push((await direktur.get('/letter/api/Task?PerPage=10')).status);
    const { id, content } = await saving;
    expect(content).toBe(cleanRichText(large(piece)));
    expect((await staf.get(desk.at(id))).body.data.content).toBe(content);
    expect(new Set(asked)).toEqual(new Set([200]));
    expect(asked.length, 'a colleague is answered meanwhile, again and again').toBeGreaterThan(3);
  });
});
