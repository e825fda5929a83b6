// @vitest-environment happy-dom
import { AlignmentType, Document, type FileChild, Packer } from 'docx';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { blocksOf } from '../../../../src/letters/docx/blocks.ts';
import { Lists } from '../../../../src/letters/docx/lists.ts';
import { mm } from '../../../../src/letters/docx/measures.ts';

async function xmlOf(html: string): Promise<string> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lists = new Lists();
  const children: FileChild[] = blocksOf(body, {
    ...{ lists, width: mm(160), align: AlignmentType.JUSTIFIED, indent: 0, look: {} },
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
