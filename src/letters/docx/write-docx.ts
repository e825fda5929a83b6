import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  Header,
  HeadingLevel,
  type IParagraphStyleOptions,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import { splitAnnexes } from '../../../domain/letters/annexes.ts';
import { type PaperForm, paperForm } from '../../../domain/letters/arrangement.ts';
import { fillTags } from '../../../domain/letters/tags.ts';
import { paperHtml } from '../sheet/clean-html.ts';
import { type SheetAttachment, type SheetLetter, sheetOf } from '../sheet/sheet.ts';
import { blocksOf } from './blocks.ts';
import { gatherPictures, type ReadPicture } from './figures.ts';
import { framed } from './frame.ts';
import { headOf, letterheadOf, namedList, numberRun } from './head.ts';
import { Lists } from './lists.ts';
import { face, lineColour, mm, page, size, textWidth } from './measures.ts';
import { type Copy, noOriginal } from './no-original.ts';
import type { Picture } from './place.ts';
import { lineRuns } from './runs.ts';
import { signaturesOf, signedAgain } from './signatures.ts';
import { bareTable } from './tables.ts';

export { sheetOf };

/** A letter as a Word document, from what its sheet shows. */
export async function docxOf(letter: SheetLetter, copy: Copy, read: ReadPicture): Promise<Blob> {
  const pictures = await gatherPictures(letter.id, letter.coverHtml + letter.bodyHtml, read);
  const lists = new Lists();
  const form = paperForm(letter);
  const texts = textsOf(letter, form, { lists, pictures });
  const children = [
    ...texts.cover,
    ...framed([
      ...(letter.letterhead && !form.layout.hasMarks ? letterheadOf(letter.letterhead) : []),
      ...headOf({ letter, form, lists }),
    ]),
    ...texts.body,
    ...framed([
      ...documentNamed(letter),
      ...signaturesOf({ letter, form }),
      ...namedList('Tembusan', letter.ccs, lists),
      ...namedList('Lampiran', letter.attachments.map(attachmentWords), lists),
    ]),
    ...texts.annexes,
  ];
  const document = new Document({
    title: letter.subject || letter.kindName,
    creator: letter.letterhead?.name ?? letter.from,
    lastModifiedBy: letter.letterhead?.name ?? letter.from,
    description: noOriginal(letter, copy),
    styles: {
      default: {
        document: {
          run: { font: face, size: size.text, language: { value: 'id-ID' } },
          paragraph: { spacing: { after: 120, line: 264 } },
        },
        heading1: headingStyle(24),
        heading2: headingStyle(size.text),
        heading3: headingStyle(size.text),
      },
    },
    numbering: lists.options,
    sections: [
      {
        properties: { page: { size: page.size, margin: page.margin } },
        headers: { default: header(letter, copy) },
        footers: { default: footer(letter) },
        children,
      },
    ],
  });
  return Packer.toBlob(document);
}

const headingStyle = (points: number): Pick<IParagraphStyleOptions, 'run' | 'paragraph'> => ({
  run: { font: face, size: points, color: '1A1F1D' },
  paragraph: { spacing: { before: 240, after: 100 }, keepNext: true },
});

function textsOf(
  letter: SheetLetter,
  form: PaperForm,
  own: { lists: Lists; pictures: ReadonlyMap<string, Picture> },
) {
  const { centresHeadings = false, hasLightHeadings = false } = form.layout;
  const filled = (html: string, options = {}) =>
    new DOMParser().parseFromString(
      paperHtml(fillTags(html, letter.tagValues, { unfilled: letter.signer?.signedAt ? 'blank' : 'mark' }), {
        hasArticles: centresHeadings,
        isOldForm: letter.isOldForm,
        ...options,
      }),
      'text/html',
    ).body;
  const textOf = (html: string): FileChild[] =>
    blocksOf(filled(html), {
      ...own,
      width: textWidth,
      align: AlignmentType.JUSTIFIED,
      indent: 0,
      look: {},
      headings: { isCentred: centresHeadings, isLight: hasLightHeadings },
    });
  const { body, annexes } = letter.isOldForm
    ? { body: letter.bodyHtml, annexes: [] }
    : splitAnnexes(letter.bodyHtml);
  const cover = letter.coverHtml
    ? framed([
        ...(letter.letterhead ? letterheadOf(letter.letterhead) : []),
        new Paragraph({
          alignment: AlignmentType.CENTER,
          spacing: { after: 240 },
          children: lineRuns('NASKAH PENGANTAR', { bold: true, size: 24 }),
        }),
        ...textOf(letter.coverHtml),
        newPage(),
      ])
    : [];
  return {
    cover,
    body: textOf(body),
    annexes: annexes.flatMap((annex) => [
      ...framed([newPage()]),
      ...annexHead(annex.label, letter, form),
      ...(annex.title
        ? [
            new Paragraph({
              alignment: AlignmentType.CENTER,
              spacing: { before: 200, after: 200 },
              children: lineRuns(annex.title.toUpperCase(), { bold: true }),
            }),
          ]
        : []),
      ...textOf(annex.html),
      ...(form.signsAnnexes ? framed(signedAgain({ letter, form })) : []),
    ]),
  };
}

const newPage = () => new Paragraph({ pageBreakBefore: true, spacing: { after: 0, line: 20 } });

/** Which letter an annex belongs to (DOMAIN 3). */
function annexHead(label: string, letter: SheetLetter, form: PaperForm): FileChild[] {
  const { hasSubject } = form.layout;
  const said = (words: string) => (hasSubject ? words.toUpperCase() : words);
  const row = (name: string, children: TextRun[]) => [
    [new Paragraph({ spacing: { after: 0 } })],
    ...[lineRuns(said(name)), lineRuns(':'), children].map((runs) => [
      new Paragraph({ spacing: { after: 20 }, children: runs }),
    ]),
  ];
  const left = mm(70);
  const line = { indent: { left }, spacing: { before: 0, after: 20 } };
  return [
    // A heading, by which the text taken in again knows where its annex begins.
    new Paragraph({
      ...line,
      heading: HeadingLevel.HEADING_3,
      children: lineRuns(label, { bold: !hasSubject }),
    }),
    ...framed([
      ...(hasSubject ? [new Paragraph({ ...line, children: lineRuns(form.title) })] : []),
      bareTable(
        [left, mm(22), mm(4), textWidth - left - mm(26)],
        [
          row('Nomor', [numberRun(letter)]),
          row('Tanggal', lineRuns(said(form.dateText))),
          ...(hasSubject ? [row('Tentang', lineRuns(letter.subject.toUpperCase()))] : []),
        ],
      ),
      new Paragraph({ spacing: { after: 120 } }),
    ]),
  ];
}

/** The original binds the file by its hash; a copy only names it. */
const attachmentWords = ({ title, name, size }: SheetAttachment): string =>
  size ? `${title} (${name === title ? size : `${name}, ${size}`})` : title;

/** The uploaded document is a file of its own. */
const documentNamed = ({ document }: SheetLetter): FileChild[] =>
  document
    ? [
        new Paragraph({
          spacing: { before: 160, after: 0 },
          children: [
            new TextRun({ text: 'Dokumen: ', bold: true, size: size.small }),
            new TextRun({ text: `${document.name}, ${document.size}`, size: size.small }),
          ],
        }),
        new Paragraph({ children: lineRuns(`SHA-256 ${document.sha256}`, { size: size.note }) }),
      ]
    : [];

/** On every page: that this is not the original. */
const header = (letter: SheetLetter, copy: Copy): Header =>
  new Header({
    children: [
      new Paragraph({
        spacing: { after: 120, line: 240 },
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: lineColour, space: 3 } },
        children: lineRuns(noOriginal(letter, copy), { size: size.note, color: '8F5200' }),
      }),
    ],
  });

const footer = (letter: SheetLetter): Footer => {
  const small = { size: size.note, color: '4A524E' };
  return new Footer({
    children: [
      new Paragraph({
        spacing: { after: 0, line: 240 },
        border: { top: { style: BorderStyle.SINGLE, size: 4, color: lineColour, space: 3 } },
        children: lineRuns(letter.notice, small),
      }),
      new Paragraph({
        spacing: { after: 0, line: 240 },
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        children: [
          new TextRun({ ...small, text: `ID naskah ${letter.id}\t` }),
          new TextRun({
            ...small,
            children: ['Halaman ', PageNumber.CURRENT, ' dari ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
};
