import { type UnzipFileInfo, unzipSync } from 'fflate';
import { DocxFault } from './fault.ts';
import { docxFaults } from './messages.ts';
import { attributeOf, childrenOf } from './xml.ts';

/** Most bytes of the file, and of what is unpacked of it: more than any letter has. */
export const mostPacked = 10 * 1024 * 1024;
const mostUnpacked = 40 * 1024 * 1024;
/** Nothing that people write packs better than this. */
const mostRatio = 200;

/** The parts of a document that say its text. */
export type DocxParts = {
  document: Document;
  styles: Document | undefined;
  numbering: Document | undefined;
  /** Addresses of links, by their id. */
  links: Map<string, string>;
  /** PNG and JPEG files, by their id. */
  pictures: Map<string, File>;
  /** Headers and footers of pages. */
  pageHeads: Document[];
};

/**
 * Opens a Word document: only its text parts, and pictures where they are wanted, are unpacked; nothing is followed or
 * run.
 * @throws DocxFault what it is instead
 */
export function openDocx(bytes: Uint8Array, withPictures: boolean): DocxParts {
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    throw new DocxFault(holds(bytes, 'EncryptedPackage') ? docxFaults.locked : docxFaults.oldDoc);
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new DocxFault(docxFaults.noDocx);
  const files = unpacked(bytes, withPictures);
  const main = mainPart(files);
  const document = main === undefined ? undefined : xmlOf(files[main]);
  if (main === undefined || document?.documentElement.localName !== 'document')
    throw new DocxFault(docxFaults.noDocx);
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const relations = xmlOf(files[`${folder}_rels/${main.slice(folder.length)}.rels`]);
  const related = childrenOf(relations?.documentElement, 'Relationship');
  const heads = Object.keys(files).filter((name) => /^word\/(?:header|footer)\d*\.xml$/.test(name));
  return {
    document,
    styles: xmlOf(files[`${folder}styles.xml`]),
    numbering: xmlOf(files[`${folder}numbering.xml`]),
    links: new Map(
      related
        .filter((one) => attributeOf(one, 'TargetMode') === 'External')
        .map((one) => [attributeOf(one, 'Id') ?? '', attributeOf(one, 'Target') ?? '']),
    ),
    pictures: new Map(
      related.flatMap((one) => {
        const target = attributeOf(one, 'Target') ?? '';
        const file = pictureFile(files, target.startsWith('/') ? target.slice(1) : folder + target);
        return file ? [[attributeOf(one, 'Id') ?? '', file]] : [];
      }),
    ),
    pageHeads: heads.flatMap((name) => xmlOf(files[name]) ?? []),
  };
}

type Files = Record<string, Uint8Array>;

const isText = (name: string): boolean =>
  /\.(?:xml|rels)$/i.test(name) && !/^(?:customXml|docProps|word\/(?:theme|media))\//.test(name);
const picture = /(?:^|\/)media\/[^/]+\.(png|jpe?g)$/i;

function pictureFile(files: Files, name: string): File | undefined {
  const [, extension] = picture.exec(name) ?? [];
  const bytes = files[name];
  if (!extension || !bytes) return undefined;
  const type = extension.toLowerCase() === 'png' ? 'png' : 'jpeg';
  return new File([new Uint8Array(bytes)], `gambar.${type}`, { type: `image/${type}` });
}

function unpacked(bytes: Uint8Array, withPictures: boolean): Files {
  let left = mostUnpacked;
  const isWanted = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    if (!isText(name) && !(withPictures && picture.test(name))) return false;
    left -= originalSize;
    // No more is unpacked of a file than its directory says, which may be forged.
    if (left < 0 || (originalSize > 1024 * 1024 && originalSize > size * mostRatio))
      throw new DocxFault(docxFaults.bomb);
    return true;
  };
  try {
    return unzipSync(bytes, { filter: isWanted });
  } catch (failure) {
    throw failure instanceof DocxFault ? failure : new DocxFault(docxFaults.broken);
  }
}

/** As the package says; programs other than Word name it differently. */
function mainPart(files: Files): string | undefined {
  const relations = childrenOf(xmlOf(files['_rels/.rels'])?.documentElement, 'Relationship');
  const said = relations.find((one) => attributeOf(one, 'Type')?.endsWith('/officeDocument'));
  const name = said ? attributeOf(said, 'Target')?.replace(/^\//, '') : 'word/document.xml';
  return name !== undefined && files[name] ? name : undefined;
}

function xmlOf(file: Uint8Array | undefined): Document | undefined {
  if (!file) return undefined;
  const text = new TextDecoder().decode(file);
  // Word writes none; entities could grow without end.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new DocxFault(docxFaults.broken);
  const read = new DOMParser().parseFromString(text, 'application/xml');
  if (!read.documentElement || read.getElementsByTagName('parsererror').length > 0)
    throw new DocxFault(docxFaults.broken);
  return read;
}

/** Names in an old compound file are UTF-16. */
function holds(bytes: Uint8Array, name: string): boolean {
  const [first = 0, ...rest] = [...name].map((letter) => letter.charCodeAt(0));
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (rest.every((code, index) => bytes[at + 2 + index * 2] === code)) return true;
  return false;
}
