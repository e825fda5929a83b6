import type { Extensions } from '@tiptap/core';
import StarterKit, { type StarterKitOptions } from '@tiptap/starter-kit';
import { allowedLinks } from '../../../domain/letters/rich-text-allow-list.ts';
import { ChipNode } from '../chips/chip-node.ts';
import type { Chips } from '../chips/chips.ts';
import { PictureNode } from '../pictures/picture-node.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { Clauses } from './clauses.ts';
import { Indent } from './indent.ts';
import { ListOfTerms } from './list-of-terms.ts';
import { PageBreak, PagedDocument } from './page-break.ts';
import { Table, TableCell, TableHeader, TableRow } from './table.ts';
import { TextAlign } from './text-align.ts';

/** Share of the allow list a text may use: all, headings and paragraphs, or plain lines. */
export type Extent = 'whole' | 'lines' | 'plain';

/** Editor extensions: exactly the server's allow list (DESIGN 6). */
export function extensionsFor(extent: Extent, chips?: Chips, pictures?: PictureStore): Extensions {
  const chip = chips ? [ChipNode.configure({ chips })] : [];
  if (extent === 'plain') return [StarterKit.configure(wordsAlone), ...chip];
  if (extent === 'lines')
    return [StarterKit.configure({ ...always, ...noBlocks, horizontalRule: false }), TextAlign, ...chip];
  return [
    ...[PagedDocument, StarterKit.configure({ ...always, document: false })],
    ...[TextAlign, Indent, PageBreak, Table, TableRow, TableCell, TableHeader, ListOfTerms, Clauses],
    ...(pictures ? [PictureNode.configure({ store: pictures })] : []),
    ...chip,
  ];
}

const always: Partial<StarterKitOptions> = {
  code: false,
  codeBlock: false,
  heading: { levels: [2, 3] },
  link: { openOnClick: false, protocols: allowedLinks.filter((scheme) => scheme === 'mailto') },
};

const noBlocks: Partial<StarterKitOptions> = {
  bulletList: false,
  orderedList: false,
  listItem: false,
  listKeymap: false,
  blockquote: false,
};

const wordsAlone: Partial<StarterKitOptions> = {
  ...noBlocks,
  horizontalRule: false,
  code: false,
  codeBlock: false,
  heading: false,
  link: false,
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  trailingNode: false,
};
