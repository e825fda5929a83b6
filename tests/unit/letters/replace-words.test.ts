import { describe, expect, it } from 'vitest';
import { replaceWords } from '../../../server/letters/comments/replace-words.ts';

const put = (html: string, quote: string, words: string, around: { prefix?: string; suffix?: string } = {}) =>
  replaceWords(html, { quote, prefix: '', suffix: '', ...around }, words);

describe('the words of a suggestion', () => {
  it('replace their passage and nothing else, as text', () => {
    expect(put('<p>Petugas sebanyak <b>86</b> orang.</p><p>Lain.</p>', 'sebanyak', '< 3 & paling')).toBe(
      '<p>Petugas &lt; 3 &amp; paling <b>86</b> orang.</p><p>Lain.</p>',
    );
    expect(put('<p>Satu dua.</p>', 'dua', 'ti\u0001ga\nempat')).toBe('<p>Satu tiga empat.</p>');
  });

  it('take the looks of the first word, through bold, entities and blanks', () => {
    expect(put('<p>A &amp;  <b>B</b>&nbsp;C &amp;D</p>', '& B C', 'dan')).toBe('<p>A dan &amp;D</p>');
    expect(put('<p>A <b>B C</b> D</p>', 'B C', 'E')).toBe('<p>A <b>E</b> D</p>');
    expect(put('<p>A <b>B</b> D</p>', 'A B', 'E')).toBe('<p>E D</p>');
  });

  it('delete with a blank beside them', () => {
    expect(put('<p>Satu dua tiga.</p>', 'dua', '')).toBe('<p>Satu tiga.</p>');
    expect(put('<p>Satu dua.</p>', 'dua', '')).toBe('<p>Satu.</p>');
    expect(put('<p>Dua tiga.</p>', 'Dua', '')).toBe('<p>tiga.</p>');
  });

  it('are told apart by their surroundings, and else refused', () => {
    const html = '<p>18 unit di A.</p><ul><li>18 unit di B.</li></ul>';
    expect(put(html, '18', '24')).toBeNull();
    expect(put(html, '18', '24', { prefix: 'di A.\n', suffix: ' unit di B' })).toBe(
      '<p>18 unit di A.</p><ul><li>24 unit di B.</li></ul>',
    );
    expect(put(html, '20', '24')).toBeNull();
  });

  it('are found in the longest text without holding the server, behind signs of two units too', () => {
    const began = performance.now();
    const long = `<p>${'a '.repeat(245_000)}dua</p>`;
    expect(put(long, 'dua', 'tiga')).toBe(long.replace('dua', 'tiga'));
    expect(put(`<p>${'a'.repeat(490_000)}</p>`, 'a'.repeat(1000), 'b')).toBeNull();
    // Milliseconds; a minute and more when each blank looked through all before it.
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(put('<p>Satu &#128512; dua.</p>', 'dua', 'tiga')).toBe('<p>Satu &#128512; tiga.</p>');
    expect(put('<p>Satu &#128512; dua.</p>', '\u{1f600}', 'dan')).toBe('<p>Satu dan dua.</p>');
  });

  it('never touch what fills itself, and stay within a paragraph', () => {
    expect(put('<p>Kepada {{kepada}} dan <span data-tag="dari">dari</span>.</p>', 'kepada', 'x')).toBeNull();
    expect(put('<p>Kepada {{kepada}} dan <span data-tag="dari">dari</span>.</p>', 'dari', 'x')).toBeNull();
    expect(put('<p>Satu</p><p>dua</p>', 'Satu\ndua', 'x')).toBeNull();
  });
});
