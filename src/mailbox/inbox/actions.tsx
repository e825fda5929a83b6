import FolderInput from 'lucide-react/icons/folder-input';
import Forward from 'lucide-react/icons/forward';
import Reply from 'lucide-react/icons/reply';
import Split from 'lucide-react/icons/split';
import { lazy } from 'react';
import { InboxFileDialog } from '../../archive/index.ts';
import type { InboxAction } from './action.ts';

/** What the bar above a received letter offers, in this order; a line for each capability. */
export const inboxActions: readonly InboxAction[] = [
  {
    id: 'dispose',
    words: 'Disposisi',
    icon: Split,
    key: 'd',
    isPrimary: true,
    isOffered: ({ letter, item }) => item?.isOpen === true && letter.can.dispose === true,
    dialog: lazy(() => import('../dispositions/inbox-dispose.tsx')),
  },
  {
    id: 'respond',
    words: 'Tanggapi',
    icon: Reply,
    key: 'r',
    isOffered: ({ letter }) => letter.can.respond,
    to: ({ letter }) => `/naskah-dinas/${letter.id}/naskah-tanggapan/tambah`,
  },
  {
    id: 'forward',
    words: 'Teruskan',
    icon: Forward,
    key: 'f',
    isOffered: ({ item }) => item?.can.forward === true,
    dialog: lazy(() => import('./forward-dialog.tsx')),
  },
  {
    id: 'file',
    words: 'Berkaskan',
    icon: FolderInput,
    key: 'b',
    isOffered: ({ item }) => item?.can.file === true,
    dialog: InboxFileDialog,
  },
];
