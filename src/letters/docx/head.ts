import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { addressRows } from '../../../domain/letters/address-rows.ts';
import type { PaperForm } from '../../../domain/letters/arrangement.ts';
import type { PaperLetterhead } from '../../../domain/letters/letter.ts';
import { pendingNumberText } from '../../../domain/letters/tags.ts';
import { cleanHtml } from '../sheet/index.ts';
import { headRows, type SheetLetter } from '../sheet/sheet.ts';
import type { Lists } from './lists.ts';
import { mm, size, textWidth } from './measures.ts';
import { ownAlign } from './place.ts';
import { lineRuns, openLook, runsOf } from './runs.ts';
import { bareTable } from './tables.ts';

type Formed = { letter: SheetLetter; form: PaperForm; lists: Lists };

const tight = { spacing: { after: 40 } } satisfies IParagraphOptions;
const centred = (children: ParagraphChild[], after = 0) =>
  new Paragraph({ alignment: AlignmentType.CENTER, spacing: { after }, children });

/** Lines of a company's letterhead, with the rule below. */
export function letterheadOf({ name, address, content }: PaperLetterhead): FileChild[] {
  const written = content
    ? [...new DOMParser().parseFromString(cleanHtml(content), 'text/html').body.children].map((line) => ({
        children: runsOf(line.childNodes, /^H/.test(line.tagName) ? nameLook : addressLook),
        alignment: ownAlign(line),
      }))
    : [
        { children: lineRuns(name, nameLook), alignment: undefined },
        ...(address ? [{ children: lineRuns(address, addressLook), alignment: undefined }] : []),
      ];
  return [
    ...written.map((line) => new Paragraph({ ...line, spacing: { after: 20 } })),
    new Paragraph({
      spacing: { after: 240, line: 120 },
      border: { top: { style: BorderStyle.SINGLE, size: 12, color: '1A1F1D', space: 1 } },
    }),
  ];
}
const nameLook = { bold: true, size: 24 };
const addressLook = { size: 16, color: '4A524E' };

/** What stands above the text, by kind. */
export function headOf(formed: Formed): FileChild[] {
  const { head, hasMarks } = formed.form.layout;
  if (hasMarks) return agreedHead(formed);
  if (head === 'memo') return memoHead(formed);
  return head === 'address' ? addressHead(formed) : titledHead(formed);
}

/** The number, or what stands in its place. */
export const numberRun = ({ number }: SheetLetter): TextRun =>
  new TextRun(number ? { text: number } : { text: pendingNumberText, ...openLook });

function title({ letter, form }: Formed): FileChild[] {
  const words = [form.title, form.between].filter(Boolean).join('\n');
  return [centred(lineRuns(words, { bold: true, size: 24 })), ...numbers(letter, form)];
}

/** Ours first, each party's own below it. */
const numbers = (letter: SheetLetter, { numberLabel, otherNumbers }: PaperForm): FileChild[] => [
  centred([new TextRun(numberLabel), numberRun(letter)], otherNumbers.length > 0 ? 0 : 240),
  ...otherNumbers.map((number, at) =>
    centred(lineRuns(numberLabel + number), at < otherNumbers.length - 1 ? 0 : 240),
  ),
];

/** Of an agreement: names, subject, then the numbers; marks are pictures of the original alone. */
function agreedHead({ letter, form }: Formed): FileChild[] {
  const words = [form.title, form.between].filter(Boolean).join('\n');
  return [
    centred(lineRuns(words, { bold: true, size: 24 }), 60),
    ...(form.labels.about
      ? [
          centred(lineRuns(form.labels.about)),
          centred(lineRuns(letter.subject.toUpperCase(), { bold: true }), 120),
        ]
      : []),
    ...numbers(letter, form),
  ];
}

function memoHead(formed: Formed): FileChild[] {
  const { letter, lists } = formed;
  const rows = headRows(letter, formed.form).map(({ key, label, values }) => [
    [new Paragraph({ ...tight, children: lineRuns(label) })],
    [new Paragraph({ ...tight, children: lineRuns(':') })],
    key === 'subject'
      ? [new Paragraph({ ...tight, children: lineRuns(values.join(''), { bold: true }) })]
      : namesOf(values, lists),
  ]);
  return [
    ...title(formed),
    bareTable(headColumns, rows),
    new Paragraph({
      spacing: { after: 200, line: 120 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '1A1F1D', space: 1 } },
    }),
  ];
}

const headColumns = [mm(24), mm(4), textWidth - mm(28)];

function addressHead(formed: Formed): FileChild[] {
  const { letter, form } = formed;
  const row = (label: string, children: ParagraphChild[]) => [
    [new Paragraph({ ...tight, children: lineRuns(label) })],
    [new Paragraph({ ...tight, children: lineRuns(':') })],
    [new Paragraph({ ...tight, children })],
  ];
  const [label, colon, rest] = headColumns as [number, number, number];
  const dateWidth = mm(52);
  const dated = new Paragraph({
    ...tight,
    alignment: AlignmentType.RIGHT,
    children: lineRuns(form.placeAndDate),
  });
  return [
    bareTable(
      [label, colon, rest - dateWidth, dateWidth],
      [
        [...row('Nomor', [numberRun(letter)]), [dated]],
        ...(letter.urgencyName ? [row('Sifat', lineRuns(letter.urgencyName))] : []),
        row('Lampiran', lineRuns(letter.attachmentNote)),
        row('Hal', lineRuns(letter.subject, { bold: true })),
      ],
    ),
    new Paragraph({ spacing: { after: 120 } }),
    ...addressees(formed),
  ];
}

function addressees({ letter, lists }: Formed): FileChild[] {
  const [first, ...others] = [
    { label: 'Yth.', cell: namesOf(letter.to, lists) },
    ...addressRows(letter.address ?? '').map(({ label, text }) => ({
      label,
      cell: [new Paragraph({ ...tight, children: lineRuns(text) })],
    })),
  ];
  return [
    bareTable(
      [mm(12), textWidth - mm(12)],
      [first, ...others].flatMap((row) =>
        row ? [[[new Paragraph({ ...tight, children: lineRuns(row.label) })], row.cell]] : [],
      ),
    ),
    new Paragraph({ spacing: { after: 120 } }),
  ];
}

function titledHead(formed: Formed): FileChild[] {
  const { letter, form } = formed;
  const dated = new Paragraph({
    alignment: AlignmentType.RIGHT,
    spacing: { after: 240 },
    children: lineRuns(form.placeAndDate),
  });
  return [
    ...(form.layout.isDatedAbove ? [dated] : []),
    ...(form.layout.isAddressed ? addressees(formed) : []),
    ...title(formed),
    ...(form.layout.hasSubject
      ? [centred(lineRuns('TENTANG')), centred(lineRuns(letter.subject.toUpperCase(), { bold: true }), 240)]
      : []),
    ...(form.authority ? [centred(lineRuns(form.authority), 240)] : []),
  ];
}

/** One name as it is, several numbered. */
function namesOf(names: readonly string[], lists: Lists): Paragraph[] {
  if (names.length < 2) return [new Paragraph({ ...tight, children: lineRuns(names[0] ?? '') })];
  return numbered(names, lists);
}

function numbered(names: readonly string[], lists: Lists, points = size.text): Paragraph[] {
  const { reference, level } = lists.named(points);
  return names.map(
    (name) =>
      new Paragraph({
        ...tight,
        numbering: { reference, level },
        children: lineRuns(name, { size: points }),
      }),
  );
}

/** "Tembusan:" and the names below it. */
export const namedList = (heading: string, names: readonly string[], lists: Lists): FileChild[] =>
  names.length === 0
    ? []
    : [
        new Paragraph({
          keepNext: true,
          spacing: { before: 280, after: 40 },
          children: lineRuns(`${heading}:`, { size: size.small }),
        }),
        ...numbered(names, lists, size.small),
      ];
