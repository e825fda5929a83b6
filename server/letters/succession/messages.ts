import type { Message } from '../../../lib/language.ts';

export type Waiting = { tasks: number; inbox: number; drafts: number };

/** "3 tugas, 5 naskah masuk terbuka, dan 1 konsep menunggu. Sebelumnya dipangku Budi." */
export function newHolderMessage({ tasks, inbox, drafts }: Waiting, from: string | null): Message {
  const parts = [
    { count: tasks, id: 'tugas', en: tasks === 1 ? 'task' : 'tasks' },
    { count: inbox, id: 'naskah masuk terbuka', en: inbox === 1 ? 'open letter' : 'open letters' },
    { count: drafts, id: 'konsep', en: drafts === 1 ? 'draft' : 'drafts' },
  ].filter(({ count }) => count > 0);
  const waiting =
    parts.length > 0
      ? {
          id: `${list(parts, 'id')} menunggu.`,
          en: `${list(parts, 'en')} waiting.`,
        }
      : { id: 'Tidak ada pekerjaan yang menunggu.', en: 'No work is waiting.' };
  return from
    ? { id: `${waiting.id} Sebelumnya dipangku ${from}.`, en: `${waiting.en} Held by ${from} before.` }
    : waiting;
}

type Part = { count: number } & Message;
const locales = { id: 'id-ID', en: 'en-GB' } as const;

const list = (parts: readonly Part[], language: keyof Message & keyof typeof locales): string =>
  new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(
    parts.map((part) => `${part.count.toLocaleString(locales[language])} ${part[language]}`),
  );
