import type { Page } from '../access/pages.ts';
import type { AccessState } from './access-life.ts';

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

type Named = { id: string; label: string };
type InPost = Named & { positionName: string };

export type AccessRequest = {
  id: string;
  state: AccessState;
  /** Only the item's existence when the reader may no longer know of it. */
  archive: { id: string; title: string | null; number: string | null; status: string; unit: Named };
  by: InPost;
  reason: string;
  askedAt: string;
  /** YYYY-MM-DD, as asked for. */
  wantedUntil: string;
  /** The period that was granted. */
  fromDay: string | null;
  untilDay: string | null;
  isMine: boolean;
  /** It waits for the reader's decision. */
  waitsForMe: boolean;
};

export type AccessRequestDetail = AccessRequest & {
  item: {
    documentDate: string;
    classification: Named;
    security: Named;
    securityRank: number;
  } | null;
  /** Those who may decide. */
  deciders: InPost[];
  decidedAt: string | null;
  decidedBy: InPost | null;
  note: string | null;
  endedAt: string | null;
  /** Null where it ended by itself. */
  endedBy: Named | null;
  endReason: string | null;
  can: { decide: boolean; withdraw: boolean; revoke: boolean };
};
