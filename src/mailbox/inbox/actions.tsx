import Reply from 'lucide-react/icons/reply';
import type { InboxAction } from './action.ts';

/** What the bar above a received letter offers, in this order; a line for each capability. */
export const inboxActions: readonly InboxAction[] = [
  {
    id: 'respond',
    words: 'Tanggapi',
    icon: Reply,
    key: 'r',
    isOffered: ({ letter }) => letter.can.respond,
    to: ({ letter }) => `/naskah-dinas/${letter.id}/naskah-tanggapan/tambah`,
  },
];
