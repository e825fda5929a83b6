import StarterKit from '@tiptap/starter-kit';
import { allowedLinks } from '../../../resources/naskah-dinas/rich-text-allow-list.ts';
import { Table, TableCell, TableHeader, TableRow } from './table.ts';
import { TagNode } from './tag-node.ts';
import { TextAlign } from './text-align.ts';

/** What the editor can write: the server's allow list, and no more (DESIGN 6). */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, protocols: allowedLinks.filter((scheme) => scheme === 'mailto') },
  }),
  TextAlign,
  Table,
  TableRow,
  TableCell,
  TableHeader,
  TagNode,
];
