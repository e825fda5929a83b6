import { helpdeskPath, runsHelpdesk } from '../domain/help/runs-helpdesk.ts';
import { autoNumber, choice, image, life, reference, resource, text } from './declare.ts';
import { option } from './shared-fields.ts';

/** Who answers: the privilege of this page. */
const helpdesk = { privilege: helpdeskPath } as const;
const open = ['new', 'working', 'answered'] as const;
/** Back to whom it was handed, else to the whole helpdesk. */
const backToHelpdesk = {
  to: 'working',
  toWhen: [{ when: { assigneeId: { filled: false } }, to: 'new' }],
} as const;

/** What people report and ask (SPEC A1 /helpdesk): between its writer and the helpdesk. */
export const ticket = resource({
  path: helpdeskPath,
  service: 'help',
  entity: 'Ticket',
  label: { id: 'Helpdesk', en: 'Helpdesk' },
  singular: { id: 'tiket', en: 'ticket' },
  icon: 'circle-question-mark',
  menu: false,
  createWord: 'tulis',
  byVerb: false,
  everyones: ['create', 'export'],
  fields: {
    number: autoNumber('Nomor', 'Number', { pattern: '{urut}' }),
    subject: text('Hal', 'Subject', { required: true, searchable: true }),
    kind: choice(
      'Jenis',
      'Kind',
      [
        option('gangguan', 'Gangguan', 'Something does not work'),
        option('pertanyaan', 'Pertanyaan', 'Question'),
        option('akses', 'Akun dan akses', 'Account and access'),
        option('usulan', 'Usulan', 'Suggestion'),
      ],
      { required: true, default: 'gangguan' },
    ),
    description: text('Cerita', 'Description', {
      required: true,
      multiline: true,
      fixed: true,
      max: 5000,
      hint: {
        id: 'Apa yang Anda lakukan, apa yang terjadi, dan apa yang Anda harapkan. Jangan sertakan isi naskah di atas Biasa.',
        en: 'What you did, what happened, and what you expected. Leave out what letters above Biasa say.',
      },
    }),
    pictures: image('Tangkapan layar', 'Screenshots', { most: 20, maxKB: 5 * 1024 }),
    page: text('Halaman', 'Page', {
      fixed: true,
      max: 500,
      fillsIn: 'page',
      pattern: {
        source: '^/([!-.0-~][!-~]*)?$',
        message: { id: 'Isi alamat halaman Naskah.', en: 'Enter the address of a page of Naskah.' },
      },
    }),
    browser: text('Peramban', 'Browser', { fixed: true, fillsIn: 'browser' }),
    requestId: text('Nomor permintaan', 'Request number', { fixed: true }),
    createdById: reference('Penulis', 'Writer', 'manajemen-user.user', { stamp: 'user' }),
    post: text('Jabatan', 'Post', { stamp: 'database' }),
    assigneeId: reference('Ditangani', 'Taken care of by', 'manajemen-user.user', {
      shownIf: { stage: { not: 'new' } },
      holding: helpdesk.privilege,
    }),
  },
  represent: ['number', 'subject'],
  sort: { field: 'updatedAt', order: 'DESC' },
  columns: ['number', 'subject', 'kind', 'stage', 'createdById', 'assigneeId', 'updatedAt'],
  filters: ['kind', 'assigneeId', 'createdById'],
  sections: [
    {
      label: { id: 'Tiket', en: 'Ticket' },
      fields: ['subject', 'kind', 'description', 'pictures', 'createdById', 'post', 'assigneeId'],
    },
    {
      label: { id: 'Ikut dikirim', en: 'Sent along' },
      help: {
        id: 'Terisi sendiri agar masalahnya mudah ditemukan. Anda boleh mengubah atau mengosongkannya.',
        en: 'Filled in by itself so that the cause is found sooner. You may change or empty it.',
      },
      fields: ['page', 'browser', 'requestId'],
    },
  ],
  rows: (viewer) => runsHelpdesk(viewer) || { createdById: viewer.userId },
  life: life({
    stages: {
      new: { label: { id: 'Baru', en: 'New' }, tone: 'warn', holder: helpdesk },
      working: {
        label: { id: 'Dikerjakan', en: 'In work' },
        tone: 'info',
        holder: { person: 'assigneeId', ...helpdesk },
      },
      answered: {
        label: { id: 'Dijawab', en: 'Answered' },
        tone: 'accent',
        holder: { person: 'createdById' },
      },
      closed: { label: { id: 'Selesai', en: 'Done' }, ends: true },
    },
    begins: 'new',
    events: {
      assign: {
        label: { id: 'Serahkan', en: 'Hand over' },
        done: { id: 'Diserahkan', en: 'Handed over' },
        from: ['new', 'working'],
        to: 'working',
        by: helpdesk,
        asks: ['assigneeId'],
        requires: ['assigneeId'],
      },
      reply: {
        label: { id: 'Kirim balasan', en: 'Send reply' },
        from: open,
        ...backToHelpdesk,
        by: 'creator',
        asks: ['pictures'],
        note: 'required',
      },
      answer: {
        label: { id: 'Kirim jawaban', en: 'Send answer' },
        done: { id: 'Helpdesk', en: 'Helpdesk' },
        from: open,
        to: 'answered',
        by: helpdesk,
        asks: ['pictures'],
        note: 'required',
      },
      close: {
        label: { id: 'Tandai selesai', en: 'Mark as closed' },
        from: open,
        to: 'closed',
        by: ['creator', helpdesk],
        tells: ['creator', { person: 'assigneeId' }],
      },
      release: {
        label: { id: 'Lepaskan', en: 'Release' },
        done: { id: 'Dilepaskan', en: 'Released' },
        from: ['working'],
        to: 'new',
        by: helpdesk,
      },
      reopen: {
        label: { id: 'Buka kembali', en: 'Reopen' },
        done: { id: 'Dibuka kembali', en: 'Reopened' },
        from: ['closed'],
        ...backToHelpdesk,
        by: ['creator', helpdesk],
        tells: ['creator'],
      },
    },
    conversation: { opening: 'description', messages: ['reply', 'answer'] },
    board: { facts: ['kind', 'createdById'] },
  }),
});
