import { addressRows } from '../../domain/letters/address-rows.ts';
import { splitAnnexes } from '../../domain/letters/annexes.ts';
import { editionOfShownSignatures, paperForm } from '../../domain/letters/arrangement.ts';
import { checkPlace } from '../../domain/letters/check-words.ts';
import { confidentialityNotice, isMarkedClass } from '../../domain/letters/confidentiality-notice.ts';
import { paperEdition, sizeOf } from '../../domain/letters/layouts.ts';
import { held } from '../../domain/letters/no-breaks.ts';
import { editionOfPukul, isBlankHtml, signedMoment } from '../../domain/letters/tags.ts';
import { textRules } from '../../domain/letters/text-rules.ts';
import { inWib } from '../../lib/wib.ts';
import { withoutControls } from '../rich-text/index.ts';
import type { Block, Run } from './block.ts';
import { bodyBlocks, trimmed } from './body-blocks.ts';
import type { LetterDocument, LogoPicture, PrintedPicture } from './letter-document.ts';
import { letterheadOf } from './letterhead.ts';
import { qrCode } from './qr-code.ts';

/** Input of the typesetter: letter.json and the pictures it names. */
export type PaperJob = {
  data: string;
  logo: LogoPicture | null;
  qr: string | null;
  /** The other parties' logos. */
  marks: { name: string; content: Uint8Array }[];
  pictures: PrintedPicture[];
};

/** More receivers than this go on a separate page (DOMAIN 3: daftar terlampir). */
const mostReceiversInHead = 7;

/** Builds the typesetter's input from a letter: all values as strings, already in Indonesian. */
export async function paperJob(letter: LetterDocument): Promise<PaperJob> {
  const signedAt = letter.signer?.signedAt ?? null;
  const qr = letter.verifyUrl && signedAt ? await qrCode(letter.verifyUrl) : null;
  const { logo, printed } = letterheadOf(letter.letterhead);
  const form = paperForm(letter);
  const namesReceivers = form.layout.head !== 'title' || form.layout.isAddressed === true;
  const listed = namesReceivers && letter.to.length > mostReceiversInHead;
  const cover = isBlankHtml(letter.coverHtml ?? '') ? [] : trimmed(bodyBlocks(letter.coverHtml ?? ''));
  const written = splitAnnexes(letter.bodyHtml);
  const setText = (html: string) => trimmed(bodyBlocks(html, textRules(form.layout)));
  const body = setText(written.body);
  const annexes = written.annexes.map(({ html, ...annex }) => ({ ...annex, body: setText(html) }));
  const blocks = [...cover, ...body, ...annexes.flatMap((annex) => annex.body)];
  const marks = form.layout.hasMarks ? (letter.otherMarks ?? []) : [];
  const files = marks.map(({ logo }, at) => ({
    name: `mark-${at}.${logo.type}`,
    content: Buffer.from(logo.base64, 'base64'),
  }));
  const paper = {
    ...letter,
    ...form,
    secondParty: undefined,
    contractParties: undefined,
    cosigners: undefined,
    otherMarks: undefined,
    marksOfOthers: marks.map(({ name }, at) => ({ name, file: files[at]?.name })),
    termLabels: termLabels(blocks),
    pictures: undefined,
    bodyHtml: undefined,
    verifyUrl: undefined,
    coverHtml: undefined,
    cover,
    file: letter.file ?? null,
    body,
    annexes,
    documentTitle: [letter.kindName, letter.number, letter.subject].filter(Boolean).join(' · '),
    adjustments: undefined,
    subject: held(letter.subject),
    placeAndDate: held(form.placeAndDate),
    placed: held(form.placed),
    dateText: held(form.dateText),
    author: letter.signer?.personName || letter.signer?.positionName || letter.from,
    date: dateParts(signedAt ?? letter.scriptDate),
    to: listed
      ? [form.layout.head === 'memo' ? 'Daftar terlampir' : 'Pejabat sebagaimana daftar terlampir']
      : letter.to,
    annexTo: listed ? letter.to : [],
    // With a separate list of receivers, a single address below the reference would mislead.
    address: listed ? [] : addressRows(letter.address ?? ''),
    attachments: letter.attachments ?? [],
    marks: marksOf(letter),
    mark: letter.mark ?? (signedAt ? null : 'KONSEP'),
    watermark: letter.watermark ?? null,
    notice: confidentialityNotice(letter.securityName),
    signedAt: signedAt && momentOf(signedAt, letter.edition),
    edition: undefined,
    placeUrl: qr && (letter.edition ?? paperEdition) >= editionOfShownSignatures ? letter.verifyUrl : null,
    ...printed,
    style: { ...printed.style, size: sizeOf(form.layout, printed.style.size) },
    qr: qr && 'qr.svg',
    check: qr && checkPlace(letter.verifyUrl ?? ''),
  };
  const data = JSON.stringify(paper, (_, value) => (typeof value === 'string' ? printable(value) : value));
  return {
    data: `{"hasJoinedNames":${/\p{L}–\p{L}/u.test(data)},${data.slice(1)}`,
    logo,
    qr,
    marks: files,
    pictures: letter.pictures ?? [],
  };
}

/** Day and hour each stay together; papers that are printed keep their line. */
const momentOf = (signedAt: string, edition = paperEdition): string =>
  edition < editionOfPukul ? signedMoment(signedAt, edition) : held(signedMoment(signedAt, edition));

function printable(text: string): string {
  return withoutControls(text).normalize('NFC');
}

function marksOf(letter: LetterDocument): { text: string; colour: string }[] {
  const urgent = !['', 'biasa'].includes(letter.urgencyName.toLowerCase());
  return [
    ...(isMarkedClass(letter.securityName) ? [{ text: letter.securityName, colour: '#B3261E' }] : []),
    ...(urgent ? [{ text: letter.urgencyName, colour: '#8F5200' }] : []),
  ];
}

/** Labels of all lists of terms ("Menimbang :"), also in lists and quotes: they share one column width. */
function termLabels(blocks: Block[]): Run[][] {
  return blocks.flatMap((block): Run[][] => {
    if (block.kind === 'list') return block.items.flatMap(termLabels);
    if (block.kind === 'quote') return termLabels(block.blocks);
    if (block.kind !== 'table') return [];
    if (!block.plain) return block.cells.flatMap((cell) => termLabels(cell.blocks));
    return block.cells
      .filter((cell) => cell.x === 0 && cell.colspan === 1)
      .flatMap((cell) => cell.blocks.flatMap((inner) => ('runs' in inner ? [inner.runs] : [])));
  });
}

/** The document's date; PDF/A requires one, so an undated draft uses today. */
function dateParts(value: string | null): [number, number, number] {
  const known = value !== null && !Number.isNaN(Date.parse(value));
  const day = inWib(known ? value : new Date().toISOString());
  return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
}
