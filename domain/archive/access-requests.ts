import type { Page } from '../access/pages.ts';

// Requests to open archive items above Biasa (SPEC B3, DOMAIN 4).

/** The page of access requests; its rule is in entry-rules.ts. */
export const accessPage: Page = {
  path: '/dokumen/permintaan-akses',
  label: { id: 'Permintaan Akses', en: 'Access requests' },
  icon: 'lock-keyhole',
  menu: true,
  badge: 'accessCount',
};

/** A grant lasts a year at most. */
export const longestAccess = 366;
