import type { Message } from '../../lib/language.ts';

/** The right to try what another person or a role may, read only; no page has it. */
export const viewAs: { path: `/${string}`; label: Message } = {
  path: '/manajemen-user/lihat-sebagai',
  label: { id: 'Lihat sebagai', en: 'View as' },
};

/** How long a look lasts at most. */
export const viewMinutes = 30;
