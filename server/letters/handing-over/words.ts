export type Waiting = { tasks: number; inbox: number; drafts: number };

/** "3 tugas, 5 naskah masuk terbuka, dan 1 konsep menunggu. Sebelumnya dipangku Budi." */
export function newHolderMessage({ tasks, inbox, drafts }: Waiting, from: string | null): string {
  const parts = [
    [tasks, 'tugas'],
    [inbox, 'naskah masuk terbuka'],
    [drafts, 'konsep'],
  ].flatMap(([count, what]) => (count ? [`${count.toLocaleString('id-ID')} ${what}`] : []));
  const waiting = parts.length > 0 ? `${list(parts)} menunggu.` : 'Tidak ada pekerjaan yang menunggu.';
  return from ? `${waiting} Sebelumnya dipangku ${from}.` : waiting;
}

const list = (parts: string[]): string => new Intl.ListFormat('id', { type: 'conjunction' }).format(parts);
