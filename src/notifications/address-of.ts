import type { Notification } from '../../domain/calls/notifications.ts';
import { taskKindWords } from '../../domain/letters/letter-rows.ts';

/**
 * Where a click on a notification leads (SPEC A4): its detailUrl, else the page of all. A task that is named without its
 * kind is opened in the tab that the notification names (SPEC A1 `/naskah-dinas/tugas/{tab?}/{detail}`).
 */
export function addressOf({ detailUrl, tabName }: Pick<Notification, 'detailUrl' | 'tabName'>): string {
  // An address inside the product only.
  if (!detailUrl || !/^\/(?![/\\])/.test(detailUrl)) return '/notifikasi';
  const [, detail, rest = ''] = /^\/naskah-dinas\/tugas\/([^/?#]+)([?#].*)?$/.exec(detailUrl) ?? [];
  if (!detail || !tabName || isKind(detail) || !isKind(tabName)) return detailUrl;
  return `/naskah-dinas/tugas/${tabName}/${detail}${rest}`;
}

const isKind = (name: string): boolean => Object.hasOwn(taskKindWords, name);
