import { translate } from '../../../lib/language.ts';
import { CannotSet, type LetterDocument, type PaperFault, renderPreviewPdf } from '../../documents/index.ts';
import { Refusal } from '../../http/index.ts';
import type { LogoSource } from '../../letterheads/index.ts';
import { plainText } from '../../rich-text/index.ts';
import type { LetterRow } from '../tables.ts';
import { letterSheet } from './letter-sheet.ts';

export type SaidFault = { field: string; message: string };

/** Maps the typesetter's error to a field and message. One rule for sending, signing and preview. */
export function sayFault(error: CannotSet, document: LetterDocument): SaidFault {
  if (!error.fault) return { field: 'content', message: translate(unprintable) };
  return error.fault.kind === 'table' ? saidOfTable(error.fault) : saidOfSign(error.fault.words, document);
}

/** Finds what makes a letter unprintable before sending. @throws as letterSheet, but for what its text lacks */
export async function printFault(source: LogoSource, letter: LetterRow): Promise<SaidFault | undefined> {
  try {
    return await settingFault((await letterSheet(source, letter)).document);
  } catch (error) {
    const [[field, messages] = []] =
      error instanceof Refusal && error.statusCode === 422 ? Object.entries(error.errors ?? {}) : [];
    if (field && messages?.[0]) return { field, message: messages[0] };
    throw error;
  }
}

/** Skips the typesetting where it cannot fail. */
async function settingFault(document: LetterDocument): Promise<SaidFault | undefined> {
  if (!mayFail(document)) return;
  try {
    await renderPreviewPdf(document);
    return;
  } catch (error) {
    if (error instanceof CannotSet) return sayFault(error, document);
    throw error;
  }
}

/** Finds signs that no font can print: a drawing shows boxes for them. */
export async function signFault(document: LetterDocument): Promise<SaidFault | undefined> {
  return hasRareSigns(document) ? settingFault(document) : undefined;
}

/** Letters that our fonts do not have, a picture, or a table of many columns. */
function mayFail(document: LetterDocument): boolean {
  if (document.pictures && document.pictures.length > 0) return true;
  const rows = `${document.bodyHtml}${document.coverHtml ?? ''}`.split('<tr');
  const isWide = rows.some((row) => (row.match(/<t[dh]\b/g) ?? []).length > 3);
  return isWide || hasRareSigns(document);
}

const hasRareSigns = (document: LetterDocument): boolean =>
  /[^\n -\u024f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20bf]/.test(JSON.stringify(document));

function saidOfTable({ place, columns, widest }: PaperFault & { kind: 'table' }): SaidFault {
  return {
    field: 'content',
    message: translate({
      id: `Tabel ke-${place} (${columns} kolom) lebih lebar daripada kertas; kata terpanjangnya "${widest}". Kurangi kolom atau pendekkan isinya.`,
      en: `Table ${place} (${columns} columns) is wider than the paper; its longest word is "${widest}". Remove columns or shorten what is in them.`,
    }),
  };
}

function saidOfSign(words: string, document: LetterDocument): SaidFault {
  const texts: [string, string][] = [
    ['subject', document.subject],
    ['content', plainText(document.bodyHtml)],
    ['coverContent', plainText(document.coverHtml ?? '')],
    ['place', document.place],
    ['receivers', [...document.to, document.address ?? ''].join(' ')],
    ['ccs', document.ccs.join(' ')],
    ['attachments', (document.attachments ?? []).map(({ title, name }) => `${title} ${name}`).join(' ')],
  ];
  const [field, text] = texts.find(([, text]) => text.normalize('NFC').includes(words)) ?? ['content', ''];
  const at = text.normalize('NFC').indexOf(words);
  const around =
    at < 0
      ? ''
      : text
          .normalize('NFC')
          .slice(Math.max(0, at - 20), at + words.length + 20)
          .trim();
  const where = around && around !== words ? ` (${around})` : '';
  return {
    field,
    message: translate({
      id: `Huruf "${words}" tidak dapat dicetak${where}. Hapus atau ganti dengan huruf lain.`,
      en: `The letters "${words}" cannot be printed${where}. Remove them or write them otherwise.`,
    }),
  };
}

const unprintable = {
  id: 'Naskah ini tidak dapat dicetak. Sederhanakan isinya, lalu coba lagi.',
  en: 'This letter cannot be printed. Simplify its content, then try again.',
};
