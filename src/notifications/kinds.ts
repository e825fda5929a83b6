import { notificationGroups, notificationKinds } from '../../domain/notifications/notification-kinds.ts';
import type { Message } from '../../lib/language.ts';

/** Filters of the page: setting groups with in-app kinds, by the first word of their kinds. */
export const groups: { value: string; kinds: string; label: Message }[] = notificationGroups.flatMap(
  ({ label, kinds }) => {
    const told = kinds.filter((kind) => notificationKinds[kind].app);
    return told[0] ? [{ value: told[0].replace(/\..*/, ''), kinds: told.join(','), label }] : [];
  },
);

/** Area of a notification by its `modul` (SPEC A3); undefined for unknown ones. */
export const areaOf = (modul: string | null): Message | undefined =>
  Object.hasOwn(areas, modul ?? '') ? areas[modul ?? ''] : undefined;

const archive: Message = { id: 'Arsip', en: 'Archive' };
const areas: Record<string, Message> = {
  'naskah-dinas': { id: 'Naskah dinas', en: 'Letters' },
  dokumen: archive,
  arsip: archive,
  pengaturan: { id: 'Jabatan dan delegasi', en: 'Posts and delegations' },
  helpdesk: { id: 'Helpdesk', en: 'Helpdesk' },
};
