import { AlignmentType, BorderStyle, type FileChild, type IParagraphOptions, Paragraph, TextRun } from 'docx';
import type { PaperForm } from '../../../domain/letters/arrangement.ts';
import type { PartyLines, SignerLines } from '../../../domain/letters/party-lines.ts';
import { signedMoment } from '../../../domain/letters/tags.ts';
import type { SheetLetter } from '../sheet/index.ts';
import { mm, size, textWidth } from './measures.ts';
import { lineRuns } from './runs.ts';
import { bareTable } from './tables.ts';

type Formed = { letter: SheetLetter; form: PaperForm };

/** Who signs, as words: the signature itself is in the original alone. */
export function signaturesOf({ letter, form }: Formed): FileChild[] {
  if (form.parties.length > 0) return partiesOf({ letter, form });
  return form.signer ? signatureOf(form.signer, letter, form.placed) : [];
}

/** At the end of an annex, without place and date. */
export const signedAgain = ({ letter, form }: Formed): FileChild[] =>
  form.parties.length > 0
    ? partiesOf({ letter, form: { ...form, placed: '', witnesses: [] } })
    : form.signer
      ? signatureOf(form.signer, letter, '')
      : [];

function signatureOf(signer: SignerLines, letter: SheetLetter, placed: string): FileChild[] {
  const left = Math.round(textWidth * 0.52);
  const kept: IParagraphOptions = {
    keepNext: true,
    keepLines: true,
    spacing: { after: 0 },
    indent: { left },
  };
  return [
    new Paragraph({ ...kept, spacing: { before: 240, after: placed ? 80 : 0 }, children: lineRuns(placed) }),
    ...posts(signer).map(
      ({ text, hangs }) =>
        new Paragraph({
          ...kept,
          // "a.n." hangs before the post.
          indent: { left, ...(hangs && { hanging: mm(8) }) },
          children: lineRuns(text),
        }),
    ),
    new Paragraph({ ...kept, spacing: { before: 160, after: 160 }, children: sealed(letter) }),
    ...nameOf(signer, kept),
  ];
}

const posts = ({ onBehalfOf, post }: SignerLines): { text: string; hangs: boolean }[] =>
  [...onBehalfOf.split('\n'), ...post.split('\n')]
    .filter(Boolean)
    .map((text) => ({ text, hangs: text.startsWith('a.n. ') }));

/** Room to sign, or that it was signed. */
const sealed = ({ signer, edition }: SheetLetter): TextRun[] =>
  signer?.signedAt
    ? lineRuns(`Ditandatangani secara elektronik\n${signedMoment(signer.signedAt, edition)}`, {
        italics: true,
        size: size.note + 2,
      })
    : [new TextRun({ text: '', break: 2 })];

const nameOf = ({ name, npp }: SignerLines, kept: IParagraphOptions): Paragraph[] => [
  ...(name ? [new Paragraph({ ...kept, keepNext: false, children: lineRuns(name, { bold: true }) })] : []),
  ...(npp ? [new Paragraph({ ...kept, keepNext: false, children: lineRuns(`NPP ${npp}`) })] : []),
];

/** Two beside each other. */
function partiesOf({ letter, form }: Formed): FileChild[] {
  const half = Math.round(textWidth / 2);
  const pairs: PartyLines[][] = [];
  for (let at = 0; at < form.parties.length; at += 2) pairs.push(form.parties.slice(at, at + 2));
  const placed = form.placed
    ? [[[new Paragraph({})], [new Paragraph({ children: lineRuns(form.placed) })]]]
    : [];
  const rows = pairs.map((pair) => {
    const isPlaced = pair.some(({ placed }) => placed);
    const cells = pair.map((party) => partyCell(party, letter, isPlaced));
    return cells.length < 2 ? [...cells, [new Paragraph({})]] : cells;
  });
  return [
    new Paragraph({ spacing: { before: 240, after: 0 }, keepNext: true }),
    bareTable([half, textWidth - half], [...placed, ...rows]),
    ...witnessesOf(form),
  ];
}

function witnessesOf({ witnesses }: PaperForm): FileChild[] {
  if (witnesses.length === 0) return [];
  const many = witnesses.length > 1;
  return [
    new Paragraph({
      keepNext: true,
      alignment: AlignmentType.CENTER,
      spacing: { before: 240, after: 80 },
      children: lineRuns(many ? 'Saksi-saksi' : 'Saksi', { bold: true }),
    }),
    ...witnesses.flatMap(({ post, name }, at) => [
      new Paragraph({
        keepNext: true,
        spacing: { before: 120, after: 720 },
        children: lineRuns(many ? `${at + 1}. ${post}` : post),
      }),
      name ? new Paragraph({ children: lineRuns(name, { bold: true }) }) : emptyLine(),
    ]),
  ];
}

function partyCell(party: PartyLines, letter: SheetLetter, isPlaced: boolean): FileChild[] {
  const kept: IParagraphOptions = { keepNext: true, spacing: { after: 0 } };
  const lines = [party.institution, ...posts(party).map(({ text }) => text)].filter(Boolean);
  return [
    ...(isPlaced ? [new Paragraph({ ...kept, children: lineRuns(party.placed) })] : []),
    ...(party.role ? [new Paragraph({ ...kept, children: lineRuns(party.role, { bold: true }) })] : []),
    ...lines.map((text) => new Paragraph({ ...kept, children: lineRuns(text) })),
    ...(party.blanks.length > 0
      ? party.blanks.map(
          (label) =>
            new Paragraph({
              spacing: { before: 80, after: 0 },
              children: lineRuns(`${label}: ${'_'.repeat(Math.max(6, 26 - label.length))}`),
            }),
        )
      : [
          new Paragraph({
            ...kept,
            spacing: { before: 160, after: 160 },
            children: party.isSigner
              ? sealed(letter)
              : lineRuns(
                  party.hasDutyStamp
                    ? `\nMeterai ${party.isCosigner ? 'elektronik ' : ''}Rp10.000\n`
                    : '\n\n',
                  { size: size.note + 2 },
                ),
          }),
          ...(party.name ? nameOf(party, kept) : [emptyLine()]),
        ]),
    new Paragraph({ spacing: { after: 120 } }),
  ];
}

const emptyLine = () =>
  new Paragraph({
    indent: { right: mm(20) },
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: '8A8778', space: 1 } },
  });
