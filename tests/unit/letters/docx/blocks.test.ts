// @vitest-environment happy-dom
import { AlignmentType, Document, type FileChild, Packer } from 'docx';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { blocksOf } from '../../../../src/letters/docx/blocks.ts';
import { Lists } from '../../../../src/letters/docx/lists.ts';
import { mm } from '../../../../src/letters/docx/measures.ts';
import type { Picture } from '../../../../src/letters/docx/place.ts';

async function xmlOf(html: string, pictures: ReadonlyMap<string, Picture> = new Map()): Promise<string> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lists = new Lists();
  const children: FileChild[] = blocksOf(body, {
    ...{ lists, pictures, width: mm(160), align: AlignmentType.JUSTIFIED, indent: 0, look: {} },
    headings: { isCentred: false, isLight: false },
  });
  const bytes = await Packer.toArrayBuffer(
    new Document({ numbering: lists.options, sections: [{ children }] }),
  );
  return strFromU8(unzipSync(new Uint8Array(bytes))['word/document.xml'] as Uint8Array);
}

test('page breaks break pages, rules are lines, indents are steps of the paper', async () => {
  const xml = await xmlOf('<p data-indent="2">x</p><hr data-break="page"><hr>');
  expect(xml.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1);
  expect(xml.match(/<w:pBdr>/g)).toHaveLength(1);
  expect(xml).toContain(`w:left="${mm(12.7) * 2}"`);
});

test('inner lists share the numbering of the outer one, unless they count otherwise', async () => {
  const shared = await xmlOf(
    '<ol data-mark="1."><li><p>a</p><ol data-mark="a."><li><p>b</p></li></ol></li><li><p>c</p><ol data-mark="a."><li><p>d</p></li></ol></li></ol>',
  );
  expect(new Set(shared.match(/<w:numId w:val="\d+"\/>/g)).size).toBe(1);
  const other = await xmlOf(
    '<ol data-mark="1."><li><p>a</p><ol data-mark="I."><li><p>b</p></li></ol><ol data-mark="I."><li><p>c</p></li></ol></li></ol>',
  );
  expect(new Set(other.match(/<w:numId w:val="\d+"\/>/g)).size).toBe(3);
});

const id = '019a9d3e-5b52-7c1e-9a3b-2f6d8c1e4a70';
const picture: Picture = { type: 'png', width: 400, height: 100, data: new Uint8Array([0x89]) };
/** EMU in a twentieth of a point. */
const emu = 635;

test('a picture has its share of the text, its place, caption and alternative text', async () => {
  const figure = `<figure style="text-align: right" data-width="50"><img data-picture="${id}" alt="Peta &amp; ruas"><figcaption>Gambar 1</figcaption></figure>`;
  const xml = await xmlOf(figure, new Map([[id, picture]]));
  const [, width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(xml)?.map(Number) ?? [];
  expect((width ?? 0) / (mm(80) * emu)).toBeCloseTo(1, 2);
  expect((width ?? 0) / (height ?? 1)).toBeCloseTo(4, 1);
  expect(xml).toContain('descr="Peta &amp; ruas"');
  expect(xml).toMatch(/<w:keepNext\/>.*<w:jc w:val="(?:right|end)"\/>.*<w:drawing>.*Gambar 1/);
});

test('a high picture stands on one page, one in a cell within it', async () => {
  const high = await xmlOf(
    `<figure><img data-picture="${id}" alt="x"></figure>`,
    new Map([[id, { ...picture, height: 4000 }]]),
  );
  expect(Number(/<wp:extent cx="\d+" cy="(\d+)"/.exec(high)?.[1])).toBeLessThan(mm(230) * emu);
  const inCell = await xmlOf(
    `<table><tbody><tr><td><figure><img data-picture="${id}" alt="x"></figure></td><td><p>y</p></td></tr></tbody></table>`,
    new Map([[id, picture]]),
  );
  const column = Number(/<w:gridCol w:w="(\d+)"/.exec(inCell)?.[1]);
  expect(Number(/<wp:extent cx="(\d+)"/.exec(inCell)?.[1])).toBeLessThanOrEqual((column - mm(4) + 15) * emu);
});

test('where a picture cannot be had, its alternative text says what is missing', async () => {
  const xml = await xmlOf(
    `<figure><img data-picture="${id}" alt="Peta ruas"><figcaption>G</figcaption></figure>`,
  );
  expect(xml).toContain('[Gambar: Peta ruas]');
  expect(xml).not.toContain('<w:drawing>');
});
