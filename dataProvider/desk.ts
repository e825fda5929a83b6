import type { Counters, EntryCount } from '../domain/letters/letter-rows.ts';
import { type Page, pageOf } from './dialect.ts';
import { asJson, type Http } from './http.ts';

/** SPEC A3. */
export type Notification = {
  id: string;
  title: string;
  modul: string | null;
  message: string;
  createdAt: string;
  detailUrl: string | null;
  tabName: string | null;
  isRead: boolean;
};
export type NotificationQuery = {
  page?: number;
  perPage?: number;
  isRead?: boolean;
  /** One or more kinds, with commas between. */
  kind?: string;
  signal?: AbortSignal;
};

export type DeskVerbs = {
  counters: (options?: { signal?: AbortSignal }) => Promise<Counters>;
  /** Open tasks per role entry of the user. */
  entryCounts: (options?: { signal?: AbortSignal }) => Promise<EntryCount[]>;
  notifications: (query?: NotificationQuery) => Promise<Page<Notification>>;
  readNotification: (id: string) => Promise<void>;
  readAllNotifications: () => Promise<void>;
  /** GET /dashboard/api/Ringkasan returns an array whose members the home page knows. */
  summaries: <T>(options?: { signal?: AbortSignal }) => Promise<T[]>;
};

export const createDeskVerbs = (http: Http): DeskVerbs => ({
  counters: (options) => http.json('/task/api/Data/sidemenucounter', options),
  entryCounts: async (options) =>
    (await http.json<{ items: EntryCount[] }>('/task/api/Data/entrycounter', options)).items,
  notifications: async ({ page, perPage = 3, isRead, kind, signal } = {}) =>
    pageOf<Notification>(
      await http.json('/notification/api/Notification', {
        query: { page, per_page: perPage, isReads: isRead === undefined ? undefined : isRead ? 1 : 0, kind },
        signal,
      }),
    ),
  readNotification: async (id) => {
    const form = new FormData();
    form.set('isRead', '1');
    await http.json(`/notification/api/Notification/update/${encodeURIComponent(id)}`, {
      method: 'POST',
      body: form,
    });
  },
  readAllNotifications: async () => {
    await http.json('/notification/api/Notification/updateAll', asJson('POST'));
  },
  summaries: async <T>(options?: { signal?: AbortSignal }) =>
    pageOf<T>(await http.json('/dashboard/api/Ringkasan', options)).items,
});
