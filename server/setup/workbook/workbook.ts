import type { WorkbookJob } from '../../../domain/calls/setup.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { setFact } from '../../installation/index.ts';
import {
  type Book,
  type BookCounts,
  findJob,
  givenIn,
  problemsOf,
  writeBook,
  writeMarked,
} from '../../transfer/index.ts';
import { missingRoles } from '../starter/starter.ts';
import { rolesGiven } from './people-sheets.ts';
import { bookResources, bookSheetNames, setupBook } from './setup-book.ts';

/** Faults shown on screen; the marked workbook has all. */
const mostShown = 200;

export const workbook: Book = {
  name: 'setup',
  sheetNames: bookSheetNames,
  resources: bookResources,
  // Who fills in the sheets first needs no starter set for the roles they name.
  sheets: async (executor, given) => [
    ...(await missingRoles(executor, rolesGiven(given))),
    ...(await setupBook(executor, given)),
  ],
};

/** The workbook with what is stored; from then on the page offers to upload it. */
export async function takeWorkbook({ db }: Deps): Promise<Buffer> {
  const bytes = await writeBook(db, await setupBook(db), about());
  await setFact(db, 'workbook', new Date().toISOString());
  return bytes;
}

export async function markedWorkbook({ db }: Deps, actor: Actor, id: string): Promise<Buffer> {
  const job = await findJob(db, workbook, actor, id);
  const given = await givenIn(db, job.id, workbook);
  const { items } = await problemsOf(db, job.id);
  return writeMarked(await setupBook(db, given), given, items, about());
}

/** The job as its owner sees it. @throws Refusal 404 for another user's */
export async function readWorkbookJob({ db }: Deps, actor: Actor, id: string): Promise<WorkbookJob> {
  const job = await findJob(db, workbook, actor, id);
  const counts = job.counts as BookCounts | null;
  const { items, total } =
    job.state === 'checked' ? await problemsOf(db, job.id, mostShown) : { items: [], total: 0 };
  return {
    ...{
      id: job.id,
      state: job.state as WorkbookJob['state'],
      fileName: job.fileName,
      rowCount: job.rowCount,
    },
    progress: { done: job.done, total: job.total },
    counts: counts && {
      ...{ create: counts.create, update: counts.update, unchanged: counts.unchanged, bad: counts.bad },
    },
    sheets: counts?.sheets ?? [],
    problems: items,
    problemCount: total,
    message: job.message,
  };
}

const about = (): string[] => [
  translate({ id: 'Buku kerja penyiapan Naskah', en: 'The set-up workbook of Naskah' }),
  translate({
    id: 'Satu lembar tiap jenis data. Isi mulai baris kosong pertama; yang sudah tersimpan sudah tertulis dan boleh diubah.',
    en: 'A sheet for each kind of record. Fill from the first empty row; what is stored stands there and may be changed.',
  }),
  translate({
    id: 'Baris yang diawali (contoh) tidak dibaca. Kode menghubungkan lembar: jabatan menyebut kode unit, orang menyebut kode jabatan.',
    en: 'Rows that begin with (contoh) are not read. Codes connect the sheets: posts name codes of units, people those of posts.',
  }),
  translate({
    id: 'Seluruh isi diperiksa dahulu. Bila ada yang keliru, tidak ada yang tersimpan. Berkas yang sama boleh diunggah berulang kali.',
    en: 'All of it is checked first. If anything is wrong, nothing is stored. The same file may be uploaded again and again.',
  }),
  translate({
    id: 'Baris yang dihapus dari lembar tidak terhapus dari Naskah. Sel yang dikosongkan mengosongkan isiannya.',
    en: 'Rows deleted from a sheet are not deleted from Naskah. An emptied cell empties its field.',
  }),
];
