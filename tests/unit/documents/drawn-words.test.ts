import { extractTextItems } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import { drawLetter, renderPreviewPdf, stopRendering } from '../../../server/documents/index.ts';
import { aLetter } from './a-letter.ts';

afterAll(stopRendering);

// What lies over the drawn pages, to be searched and heard, is what the PDF says at the same place.
test('words of drawn pages stand where the PDF has them', async () => {
  const paragraph = `<p>Menindaklanjuti <b>rapat</b> ${'rencana operasi &amp; “Natal” '.repeat(20)}</p>`;
  const letter = {
    ...aLetter,
    signer: null,
    bodyHtml: `${paragraph.repeat(6)}<ol><li><p>Satu</p></li></ol>`,
  };
  const drawn = await drawLetter(letter);
  const { items } = await extractTextItems(await renderPreviewPdf(letter));
  for (const [at, page] of (drawn?.pages ?? []).entries()) {
    const printed = (items[at] ?? []).filter(({ str }) => str.trim() && str !== 'KONSEP');
    const plain = (text: string) => text.replaceAll(/\s/g, '');
    expect(
      plain(
        page.words
          .flat()
          .map(({ text }) => text)
          .join(''),
      ),
    ).toBe(plain(printed.map(({ str }) => str).join('')));
    for (const { text, x, y } of page.words.flat().filter(({ text }) => !text.startsWith(' '))) {
      const same = printed.find((one) => Math.abs(one.x - x) < 0.5 && Math.abs(841.89 - one.y - y) < 0.5);
      expect(same, text).toBeDefined();
      expect(plain(text).startsWith(plain(same?.str ?? ''))).toBe(true);
    }
  }
  expect(drawn?.pages).toHaveLength(2);
  // A paragraph is one, whatever its lines.
  const said = drawn?.pages[0]?.words.map((words) => words.map(({ text }) => text).join('')) ?? [];
  expect(said).toContainEqual(expect.stringMatching(/^Menindaklanjuti rapat rencana .*“Natal”\s*$/s));
  expect(said).toContainEqual(expect.stringMatching(/^Hal\n:\nRencana/));
});
