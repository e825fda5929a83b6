import FolderInput from 'lucide-react/icons/folder-input';
import Forward from 'lucide-react/icons/forward';
import Reply from 'lucide-react/icons/reply';
import Split from 'lucide-react/icons/split';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import type { Messages } from '../../../lib/language.ts';
import { InboxFileDialog } from '../../archive/index.ts';
import { lazyPart } from '../../shell/index.ts';
import type { InboxAction } from './action.ts';

const actionMessages = {
  dispose: { id: 'Disposisi', en: 'Disposition' },
  respond: { id: 'Tanggapi', en: 'Respond' },
  forward: { id: 'Teruskan', en: 'Forward' },
  file: { id: 'Berkaskan', en: 'File' },
} satisfies Messages;

/** Taken since the letter was loaded: a live update renews the item alone. */
const isWithColleague = (item: InboxItem | null): boolean =>
  Boolean(item?.offered?.takenBy && !item.offered.isMine);

/** Loaded with the letter, so that the panel opens at once. */
export const loadDispose = () => import('../dispositions/inbox-dispose.tsx');

/** Actions above a received letter, in this order. */
export const inboxActions: readonly InboxAction[] = [
  {
    id: 'dispose',
    message: actionMessages.dispose,
    icon: Split,
    key: 'd',
    isPrimary: true,
    isOffered: ({ letter, item }) =>
      item?.isOpen === true && !isWithColleague(item) && letter.can.dispose === true,
    panel: lazyPart(loadDispose),
  },
  {
    id: 'respond',
    message: actionMessages.respond,
    icon: Reply,
    key: 'r',
    isOffered: ({ letter, item }) => letter.can.respond && !isWithColleague(item),
    to: ({ letter }) => `/naskah-dinas/${letter.id}/naskah-tanggapan/tambah`,
  },
  {
    id: 'forward',
    message: actionMessages.forward,
    icon: Forward,
    key: 'f',
    isOffered: ({ item }) => item?.can.forward === true,
    dialog: lazyPart(() => import('./forward-dialog.tsx')),
  },
  {
    id: 'file',
    message: actionMessages.file,
    icon: FolderInput,
    // As in mail programs, B puts off.
    key: 'v',
    isOffered: ({ item }) => item?.can.file === true,
    dialog: InboxFileDialog,
  },
];
