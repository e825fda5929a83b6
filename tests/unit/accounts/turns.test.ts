import { describe, expect, it } from 'vitest';
import { createTurns } from '../../../server/accounts/turns.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('Turns of one person', () => {
  it('are six at once; the seventh comes when one is given back, and others never wait for it', async () => {
    const { take } = createTurns();
    const held = await Promise.all(Array.from({ length: 6 }, () => take('a')));
    let isSeventh = false;
    const seventh = take('a').then((giveBack) => {
      isSeventh = true;
      return giveBack;
    });
    await settled();
    expect(isSeventh).toBe(false);
    (await take('b'))();
    held[0]?.();
    await settled();
    expect(isSeventh).toBe(true);
    (await seventh)();
  });

  it('are given back once, however often that is said', async () => {
    const { take } = createTurns();
    const [first] = await Promise.all(Array.from({ length: 6 }, () => take('a')));
    first?.();
    first?.();
    await take('a');
    let isEighth = false;
    void take('a').then(() => {
      isEighth = true;
    });
    await settled();
    expect(isEighth).toBe(false);
  });

  it('are refused to a flood', async () => {
    const { take } = createTurns();
    const asked = Array.from({ length: 206 }, () => take('a'));
    await expect(take('a')).rejects.toMatchObject({ statusCode: 429 });
    await Promise.all(asked.slice(0, 6));
  });
});
