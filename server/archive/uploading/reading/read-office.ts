import { strFromU8, type UnzipFileInfo, unzipSync } from 'fflate';
import { decodeEntities } from '../../../../lib/entities.ts';
import { factsIn, ownTitle } from './facts-in-text.ts';
import { Fault, type Found } from './found.ts';
import { bomb, macros, mostEntries, mostRatio, mostUnpacked, refuseBomb } from './harmless-zip.ts';

/** Read only the beginning of the text: the facts are there. */
const mostText = 8 * 1024 * 1024;

const types = '[Content_Types].xml';
const broken = {
  id: 'Dokumen ini rusak dan tidak dapat dibuka. Periksa dokumen aslinya.',
  en: 'This document is damaged and cannot be opened. Check the original.',
};

/**
 * Reads core properties of a DOCX, XLSX or PPTX, and its first paragraphs.
 * @throws Fault zip bomb, macros, broken
 */
export function readOffice(content: Uint8Array, mimeType: string): Found {
  const files = unpack(content);
  refuseBomb(content);
  // By whatever name they are kept.
  if (/macroEnabled|vbaProject/i.test(strFromU8(files[types] ?? new Uint8Array()))) throw new Fault(macros);
  const core = files['docProps/core.xml'];
  const properties = core ? strFromU8(core) : '';
  const text = files['word/document.xml'];
  if (mimeType.endsWith('wordprocessingml.document') && !text) throw new Fault(broken);
  const facts = factsIn(text ? paragraphs(strFromU8(text)) : []);
  const created = /^\d{4}-\d{2}-\d{2}/.exec(elementOf(properties, 'dcterms:created'))?.[0];
  return {
    ...facts,
    title: ownTitle(elementOf(properties, 'dc:title')) ?? facts.title,
    madeOn: created ?? null,
    pages: null,
  };
}

function unpack(content: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0;
  let entries = 0;
  const wanted = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    unpacked += originalSize;
    entries += 1;
    const isBomb = originalSize > 4 * 1024 * 1024 && originalSize > size * mostRatio;
    if (isBomb || unpacked > mostUnpacked || entries > mostEntries) throw new Fault(bomb);
    return [types, 'docProps/core.xml', 'word/document.xml'].includes(name) && originalSize < mostText;
  };
  try {
    return unzipSync(content, { filter: wanted });
  } catch (error) {
    throw error instanceof Fault ? error : new Fault(broken);
  }
}

const elementOf = (xml: string, name: string): string =>
  decodeEntities(new RegExp(`<${name}(?: [^<>]*)?>([^<]{0,500})<`).exec(xml)?.[1] ?? '');

/** Each with the size of its letters where the paragraph says it itself. */
const paragraphs = (xml: string) =>
  xml
    .slice(0, 400_000)
    .split('</w:p>')
    .slice(0, 60)
    .map((part) => ({
      text: decodeEntities(
        [...part.matchAll(/<w:t(?: [^<>]*)?>([^<]*)</g)].map(([, words]) => words ?? '').join(''),
      ),
      height: /w:val="(?:Title|Judul)"/.test(part)
        ? 40
        : Number(/<w:sz w:val="(\d{1,3})"/.exec(part)?.[1] ?? 22),
    }))
    .filter(({ text }) => text.trim());
