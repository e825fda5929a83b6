import { formatNumber } from '../../../lib/formats.ts';
import type { Message } from '../../../lib/language.ts';

export const privilegeMessages = {
  search: { id: 'Cari hak akses', en: 'Search privileges' },
  clearSearch: { id: 'Hapus pencarian', en: 'Clear search' },
  count: (held: number, all: number): Message => ({ id: `${held} dari ${all}`, en: `${held} of ${all}` }),
  group: (label: string, held: number, all: number): Message => ({
    id: `${label}, ${held} dari ${all}`,
    en: `${label}, ${held} of ${all}`,
  }),
  expandAll: { id: 'Buka semua', en: 'Expand all' },
  collapseAll: { id: 'Tutup semua', en: 'Collapse all' },
  fieldRights: {
    open: { id: 'Terlihat', en: 'Visible' },
    reveal: { id: 'Boleh dibuka', en: 'May be opened' },
    lock: { id: 'Hanya baca', en: 'Read-only' },
    hide: { id: 'Tersembunyi', en: 'Hidden' },
  },
  isHidden: (label: string): Message => ({ id: `${label} tersembunyi`, en: `${label} hidden` }),
  isRevealed: (label: string): Message => ({ id: `${label} boleh dibuka`, en: `${label} may be opened` }),
  isLocked: (label: string): Message => ({ id: `${label} hanya baca`, en: `${label} read-only` }),
  cannotCreate: (label: string): Message => ({
    id: `tidak dapat menambah, karena ${label} wajib diisi`,
    en: `cannot create, since ${label} is required`,
  }),
  inPart: { id: 'dimiliki sebagian', en: 'held in part' },
  showRights: { id: 'Atur tindakan dan isian', en: 'Set actions and fields' },
  inactive: { id: 'nonaktif', en: 'inactive' },
  held: { id: 'dimiliki', en: 'held' },
  notHeld: { id: 'tidak dimiliki', en: 'not held' },
  heldByUsers: (count: number): Message => ({
    id: `Dimiliki ${formatNumber(count)} pengguna`,
    en: `Held by ${formatNumber(count)} ${count === 1 ? 'user' : 'users'}`,
  }),
  heldByRoles: (count: number): Message => ({
    id: `Dimiliki ${formatNumber(count)} peran`,
    en: `Held by ${formatNumber(count)} ${count === 1 ? 'role' : 'roles'}`,
  }),
} satisfies Record<string, unknown>;
