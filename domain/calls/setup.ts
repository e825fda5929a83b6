import { z } from 'zod';
import { fault } from '../../lib/text-faults.ts';
import { importStates } from '../import-life.ts';
import { setupPage, setupSteps } from '../setup.ts';
import { defineCall, fileOf, formOf, id, moment } from './define-call.ts';
import { formatTypes } from './transfer.ts';

const tags = ['setup'];
const privilege = setupPage.path;

const step = z.object({
  name: z.enum(setupSteps),
  state: z.enum(['done', 'partly', 'none']),
  /** What is there, or what is missing, in one sentence. */
  says: z.string(),
  /** How many there are, with the word: "14 unit". */
  counted: z.string(),
  /** What is left is entered on the pages themselves: neither starter set nor workbook has it. */
  isByHand: z.literal(true).optional(),
});
export type SetupStep = z.infer<typeof step>;

/** How far the installation is from its first signature, by the rules that signing goes by. */
const setup = z
  .object({
    /** What the home page shows administrators: the assistant, a line on what is left, word that all is done, or nothing. */
    home: z.enum(['assistant', 'line', 'ready', 'nothing']),
    steps: z.array(step),
    /** What the first signature still needs, in one sentence. */
    says: z.string(),
    /** Without a mail server invitations are handed over as links. */
    hasMail: z.boolean(),
    workbookTakenAt: moment.nullable(),
    /** People with a post who have neither a password nor an invitation that still holds. */
    uninvited: z.int(),
  })
  .meta({ id: 'Setup' });
export type Setup = z.infer<typeof setup>;

const starterItem = z.object({
  key: z.string(),
  label: z.string(),
  hint: z.string(),
  /** It is there already: nothing is made twice. */
  exists: z.boolean(),
});
export type StarterItem = z.infer<typeof starterItem>;
const starterGroup = z.object({
  step: z.enum(setupSteps),
  label: z.string(),
  items: z.array(starterItem),
});
export type StarterGroup = z.infer<typeof starterGroup>;
/** What most companies have, to choose from. */
const starter = z.object({ groups: z.array(starterGroup) }).meta({ id: 'Starter' });
export type Starter = z.infer<typeof starter>;

const workbookProblem = z.object({
  sheet: z.string(),
  row: z.int(),
  heading: z.string(),
  value: z.string(),
  /** What to write instead. */
  reason: z.string(),
});
export type WorkbookProblem = z.infer<typeof workbookProblem>;

/** An uploaded workbook as its owner sees it. */
const workbookJob = z
  .object({
    id,
    // A workbook is not undone.
    state: z.enum(importStates).exclude(['undoing', 'undone']),
    fileName: z.string(),
    rowCount: z.int(),
    progress: z.object({ done: z.int(), total: z.int() }),
    counts: z.object({ create: z.int(), update: z.int(), unchanged: z.int(), bad: z.int() }).nullable(),
    /** By sheet, what would be or was written. */
    sheets: z.array(z.object({ sheet: z.string(), create: z.int(), update: z.int() })),
    /** The first of them; the marked workbook has all. */
    problems: z.array(workbookProblem),
    problemCount: z.int(),
    message: z.string().nullable(),
  })
  .meta({ id: 'WorkbookJob' });
export type WorkbookJob = z.infer<typeof workbookJob>;

/** A link is shown to whoever asked for it, where no mail takes it. */
const invited = z
  .object({
    mailed: z.int(),
    links: z.array(z.object({ personName: z.string(), npp: z.string(), email: z.string(), url: z.string() })),
  })
  .meta({ id: 'Invited' });
export type Invited = z.infer<typeof invited>;

const xlsx = fileOf(formatTypes.xlsx);
const starterPath = '/setting/api/Setup/Starter';
const workbookPath = '/setting/api/Setup/Workbook';

/** Setting up an empty installation (SPEC B5). */
export const setupCalls = {
  read: defineCall({
    method: 'GET',
    path: '/setting/api/Setup',
    summary: 'Kesiapan sampai naskah pertama',
    tags,
    privilege,
    answer: setup,
  }),
  settle: defineCall({
    method: 'POST',
    path: '/setting/api/Setup',
    summary: 'Lewati penyiapan, atau tandai selesai',
    tags,
    privilege,
    body: z.strictObject({ home: z.enum(['skipped', 'done']) }),
    answer: setup,
  }),
  starter: defineCall({
    method: 'GET',
    path: starterPath,
    summary: 'Paket awal: apa yang lazim ada, dan apa yang sudah ada',
    tags,
    privilege,
    answer: starter,
  }),
  takeStarter: defineCall({
    method: 'POST',
    path: starterPath,
    summary: 'Pakai yang dipilih dari paket awal, seluruhnya atau tidak sama sekali',
    tags,
    privilege,
    body: z.strictObject({
      keys: z
        .array(z.string().max(100))
        .min(1, fault({ id: 'Pilih paling sedikit satu.', en: 'Choose at least one.' }))
        .max(2000, fault({ id: 'Paling banyak 2.000.', en: 'At most 2,000.' })),
    }),
    answer: z.object({ created: z.int() }),
  }),
  invite: defineCall({
    method: 'POST',
    path: '/setting/api/Setup/Invitation',
    summary: 'Undang semua orang yang belum diundang',
    tags,
    access: 'personal',
    privilege,
    answer: invited,
  }),
  workbook: defineCall({
    method: 'GET',
    path: workbookPath,
    summary: 'Buku kerja penyiapan dengan yang sudah ada',
    tags,
    privilege,
    answer: xlsx,
  }),
  uploadWorkbook: defineCall({
    method: 'POST',
    path: workbookPath,
    summary: 'Unggah buku kerja dan periksa tanpa menyimpan',
    tags,
    privilege,
    body: formOf(z.object({ file: z.file() })),
    answer: workbookJob,
  }),
  workbookJob: defineCall({
    method: 'GET',
    path: `${workbookPath}/:job`,
    summary: 'Keadaan buku kerja',
    tags,
    privilege,
    answer: workbookJob,
  }),
  markedWorkbook: defineCall({
    method: 'GET',
    path: `${workbookPath}/:job/marked`,
    summary: 'Buku kerja bertanda pada yang perlu diperbaiki',
    tags,
    privilege,
    answer: xlsx,
  }),
  applyWorkbook: defineCall({
    method: 'POST',
    path: `${workbookPath}/:job/apply`,
    summary: 'Simpan buku kerja, seluruhnya atau tidak sama sekali',
    tags,
    privilege,
    answer: workbookJob,
  }),
  cancelWorkbook: defineCall({
    method: 'DELETE',
    path: `${workbookPath}/:job`,
    summary: 'Batalkan buku kerja',
    tags,
    privilege,
    answer: z.object({ id }),
  }),
};
export type SetupCalls = typeof setupCalls;
