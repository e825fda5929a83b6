import type { Notification } from '../../domain/calls/notifications.ts';
import { taskKindMessages } from '../../domain/letters/letter-rows.ts';

/**
 * Address of a notification (SPEC A4): its detailUrl, else the notification page. A task named without its kind
 * opens in the notification's tab (SPEC A1 `/naskah-dinas/tugas/{tab?}/{detail}`).
 */
export function addressOf({ detailUrl, tabName }: Pick<Notification, 'detailUrl' | 'tabName'>): string {
  // An address inside the product only.
  if (!detailUrl || !/^\/(?![/\\])/.test(detailUrl)) return '/notifikasi';
  const [, detail, rest = ''] = /^\/naskah-dinas\/tugas\/([^/?#]+)([?#].*)?$/.exec(detailUrl) ?? [];
  if (!detail || !tabName || isKind(detail) || !isKind(tabName)) return detailUrl;
  return `/naskah-dinas/tugas/${tabName}/${detail}${rest}`;
}

const isKind = (name: string): boolean => Object.hasOwn(taskKindMessages, name);
