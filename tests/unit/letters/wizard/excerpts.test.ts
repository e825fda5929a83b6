// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { excerptsOf, lineOf } from '../../../../src/letters/wizard/frame/excerpts.ts';

const long = 'Rapat koordinasi dilaksanakan secara luring di kantor pusat. '.repeat(6);

describe('the excerpts of two versions', () => {
  it('begin shortly before what differs, at a word, and say that something stands before', () => {
    const [mine, theirs] = excerptsOf(`${long}Hadir pukul sembilan.`, `${long}Hadir pukul sepuluh.`);
    expect(mine).toMatch(/^… \S.*kantor pusat\. Hadir pukul sembilan\.$/);
    expect(theirs).toMatch(/^… \S.*kantor pusat\. Hadir pukul sepuluh\.$/);
    expect(mine.length).toBeLessThan(80);
    expect(long).toContain(` ${mine.slice(2).split(' ')[0]} `);
  });

  it('show what one has more than the other', () => {
    const [mine, theirs] = excerptsOf(long.trim(), `${long}Telepon 021.`);
    expect(mine).toMatch(/^… .*kantor pusat\.$/);
    expect(theirs).toMatch(/^… .*kantor pusat\. Telepon 021\.$/);
  });

  it('begin at the beginning where the difference is near it, and are cut at the end', () => {
    const [mine, theirs] = excerptsOf(`Satu ${long}`, `Dua ${long}`);
    expect(mine).toMatch(/^Satu Rapat .*…$/);
    expect(theirs).toMatch(/^Dua Rapat .*…$/);
  });

  it('are the whole of short texts', () => {
    expect(excerptsOf('Undangan rapat', 'Undangan rapat besar')).toEqual([
      'Undangan rapat',
      'Undangan rapat besar',
    ]);
  });
});

it('paragraphs, rows and lines of their own are apart in one line; words with marks in them are not torn', () => {
  expect(
    lineOf(
      '<p>Rapat <b>lur</b>ing.</p><p>Telepon<br>021</p><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    ),
  ).toBe('Rapat luring. Telepon 021 a b');
});
