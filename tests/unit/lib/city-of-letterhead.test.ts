import { expect, it } from 'vitest';
import { cityOfLetterhead } from '../../../domain/city-of-letterhead.ts';

it('Finds the city of a letterhead in its line, not in the name of the company nor in the line after it', () => {
  const content = '<h2>PT Niaga, Medan</h2><p>Jalan <b>R&amp;D</b> 1, Jakarta<br>Lantai Dua</p>';
  expect(cityOfLetterhead(content)).toBe('Jakarta');
});
