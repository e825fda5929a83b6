import { type UnzipFileInfo, unzipSync } from 'fflate';
import { mostTextCharacters } from '../../../domain/recognised-text.ts';
import { decodeEntities } from '../../../lib/entities.ts';
import { type FoundText, NoText } from './fault.ts';

/** Most unpacked bytes of a document: stops zip bombs. */
const mostUnpacked = 40 * 1024 * 1024;
/** Nothing that people write packs better than this. */
const mostRatio = 200;

const parts: Record<string, RegExp> = {
  'wordprocessingml.document': /^word\/(document|header\d*|footer\d*|footnotes|endnotes)\.xml$/,
  'presentationml.presentation': /^ppt\/(slides\/slide|notesSlides\/notesSlide)\d+\.xml$/,
  'spreadsheetml.sheet': /^xl\/(sharedStrings|worksheets\/sheet\d+)\.xml$/,
};

/**
 * Extracts the text of a DOCX, PPTX or XLSX: only text elements; nothing else is unpacked, followed or run.
 * @throws NoText 'too-much' for a zip bomb, 'encrypted', 'broken'
 */
export function readOffice(content: Uint8Array, mimeType: string): FoundText {
  // Locked documents are no zip but an old compound file.
  if (content[0] === 0xd0 && content[1] === 0xcf) throw new NoText('encrypted');
  const part = Object.entries(parts).find(([kind]) => mimeType.endsWith(kind))?.[1];
  if (!part) throw new NoText('unknown');
  const files = unpack(content, part);
  const names = Object.keys(files).toSorted(byNumber);
  if (names.length === 0) throw new NoText('broken', 'No text part');
  let text = '';
  for (const name of names) {
    if (text.length >= mostTextCharacters) break;
    text += `${textOf(new TextDecoder().decode(files[name]))}\n`;
  }
  return { via: 'office', content: text };
}

function unpack(content: Uint8Array, part: RegExp): Record<string, Uint8Array> {
  let left = mostUnpacked;
  const wanted = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    if (!part.test(name)) return false;
    left -= originalSize;
    // The unpacker allocates by the directory's size, so no more than that is unpacked.
    if (left < 0 || (originalSize > 1024 * 1024 && originalSize > size * mostRatio))
      throw new NoText('too-much');
    return true;
  };
  try {
    return unzipSync(content, { filter: wanted });
  } catch (fault) {
    if (fault instanceof NoText) throw fault;
    throw new NoText('broken', String(fault));
  }
}

const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** Text elements (w:t, a:t, t) and cell values that are text; paragraphs, rows and tabs become white space. */
function textOf(xml: string): string {
  const found = xml.matchAll(/<(?:w:|a:)?t(?: [^<>]*)?>([^<]*)<|<(\/w:p|\/a:p|\/si|w:tab|w:br|\/row)\b/g);
  let text = '';
  for (const [, words, end] of found) {
    text += end === undefined ? decodeEntities(words ?? '') : end === 'w:tab' ? '\t' : '\n';
    if (text.length >= mostTextCharacters) break;
  }
  return text;
}
