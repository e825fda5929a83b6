import QRCode from 'qrcode';
import { confidentialityNotice, isMarkedClass } from '../../resources/naskah-dinas/confidentiality-notice.ts';
import { isBlankHtml, longDate, longMoment } from '../../resources/naskah-dinas/tags.ts';
import { inWib } from '../../resources/wib.ts';
import { withoutControls } from '../rich-text/index.ts';
import type { Block } from './block.ts';
import { bodyBlocks } from './body-blocks.ts';
import type { LetterDocument, Letterhead, Signer } from './letter-document.ts';

/** What the typesetter gets: letter.json and the pictures it names. */
export type PaperJob = { data: string; logo: string | null; qr: string | null };

/** More receivers than this are listed on a page of their own (DOMAIN 3: daftar terlampir). */
const mostReceiversInHead = 7;

/** Takes the letter, gives the typesetter's input: every word a string, every fact already in Indonesian. */
export async function paperJob(letter: LetterDocument): Promise<PaperJob> {
  const signedAt = letter.signer?.signedAt ?? null;
  const qr = letter.verifyUrl && signedAt ? await qrCode(letter.verifyUrl) : null;
  const logo = letter.letterhead?.logo ?? null;
  const listed = letter.to.length > mostReceiversInHead;
  const dateText = longDate(letter.scriptDate ?? '');
  const placeAndDate = [letter.place, dateText].filter(Boolean).join(', ');
  const paper = {
    ...letter,
    bodyHtml: undefined,
    verifyUrl: undefined,
    coverHtml: undefined,
    cover: isBlankHtml(letter.coverHtml ?? '') ? [] : trimmed(bodyBlocks(letter.coverHtml ?? '')),
    file: letter.file ?? null,
    body: trimmed(bodyBlocks(letter.bodyHtml)),
    title: [letter.kindName, letter.number, letter.subject].filter(Boolean).join(' · '),
    author: letter.signer?.personName || letter.signer?.positionName || letter.from,
    date: dateParts(signedAt ?? letter.scriptDate),
    dateText,
    placeAndDate,
    placedAtSignature: placedAtSignature(letter, dateText),
    to: listed ? ['Daftar terlampir'] : letter.to,
    annexTo: listed ? letter.to : [],
    // Where several are listed on a page of their own, one address below the reference to it would mislead.
    address: listed ? '' : (letter.address ?? ''),
    attachments: letter.attachments ?? [],
    marks: marksOf(letter),
    mark: letter.mark ?? (signedAt ? null : 'KONSEP'),
    watermark: letter.watermark ?? null,
    notice: confidentialityNotice(letter.securityName),
    signer: letter.signer && printedSigner(letter.signer),
    letterhead: letter.letterhead && printedLetterhead(letter.letterhead),
    logo: logo ? 'logo.svg' : 'mark.svg',
    qr: qr && 'qr.svg',
  };
  return {
    data: JSON.stringify(paper, (_, value) => (typeof value === 'string' ? printable(value) : value)),
    logo,
    qr,
  };
}

/** What the company is called also names its logo, for those who hear the paper. */
function printedLetterhead({ name, address, content }: Letterhead) {
  return { name, address, lines: trimmed(bodyBlocks(content ?? '')) };
}

function printedSigner(signer: Signer) {
  const { positionName, personName, npp, signedAt, onBehalfOf } = signer;
  return {
    positionName,
    personName: personName ?? '',
    npp: npp ?? '',
    onBehalfOf: onBehalfOf ?? '',
    signedAt: signedAt && longMoment(signedAt),
  };
}

function printable(text: string): string {
  return withoutControls(text).normalize('NFC');
}

function qrCode(url: string): Promise<string> {
  return QRCode.toString(url, {
    type: 'svg',
    margin: 0,
    errorCorrectionLevel: 'M',
    color: { dark: '#1A1F1D', light: '#FFFFFF' },
  });
}

function marksOf(letter: LetterDocument): { text: string; colour: string }[] {
  const urgent = !['', 'biasa'].includes(letter.urgencyName.toLowerCase());
  return [
    ...(isMarkedClass(letter.securityName) ? [{ text: letter.securityName, colour: '#B3261E' }] : []),
    ...(urgent ? [{ text: letter.urgencyName, colour: '#8F5200' }] : []),
  ];
}

function placedAtSignature(letter: LetterDocument, dateText: string): string {
  if (letter.arrangement === 'decree')
    return `${letter.place ? `Ditetapkan di ${letter.place}\n` : 'Ditetapkan '}pada tanggal ${dateText}`;
  return letter.arrangement === 'plain' ? [letter.place, dateText].filter(Boolean).join(', ') : '';
}

/** The document's date; PDF/A wants one, so a draft without a date is dated today. */
function dateParts(value: string | null): [number, number, number] {
  const known = value !== null && !Number.isNaN(Date.parse(value));
  const day = inWib(known ? value : new Date().toISOString());
  return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
}

/** Empty lines at either end are the editor's, not the letter's. */
function trimmed(blocks: Block[]): Block[] {
  const isBlank = (block: Block) => block.kind === 'paragraph' && block.runs.length === 0;
  const first = blocks.findIndex((block) => !isBlank(block));
  return first === -1 ? [] : blocks.slice(first, blocks.findLastIndex((block) => !isBlank(block)) + 1);
}
