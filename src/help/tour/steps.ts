import type { Tour } from '../../../domain/help/index.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { branches } from '../../../resources/index.ts';

export type Step = {
  /** Selectors of the target: the first visible one counts; without any the step is skipped. */
  at: readonly string[];
  title: Message;
  text: Message;
};

const menu = (path: string) => [`.side a[href="${path}"]`, `.bottom a[href="${path}"]`];
/** A branch has no address: takes its button, else the one that opens a folded menu. */
const branch = (prefix: string) => {
  const label = translate(branches.find((one) => one.prefix === prefix)?.label);
  return [`.branch > button[title="${label}"]`, ...folded];
};
const folded = ['.bottom button', '.top-bar > .MuiIconButton-root:first-child'];
const bell = '.top-bar button.icon-button';

const write: Step = {
  at: ['.side .write-letter', '#isi a[href="/naskah-dinas/buat-naskah"]'],
  title: { id: 'Mulai dari sini', en: 'Begin here' },
  text: {
    id: 'Buat naskah membuka formulirnya. Yang Anda ketik tersimpan sendiri di Draft.',
    en: 'New letter opens the form. What you type is kept as a draft by itself.',
  },
};
const tasks: Step = {
  at: menu('/naskah-dinas/tugas'),
  title: { id: 'Yang menunggu Anda', en: 'What waits for you' },
  text: {
    id: 'Paraf, tanda tangan, revisi, dan disposisi terkumpul di Tugas. Angkanya berkurang begitu Anda menyelesaikannya.',
    en: 'Reviews, signatures, revisions and dispositions come together in Tasks. The number falls as you finish them.',
  },
};
const inbox: Step = {
  at: menu('/naskah-dinas/inbox'),
  title: { id: 'Naskah untuk Anda', en: 'Letters for you' },
  text: {
    id: 'Titik merah berarti belum ditindaklanjuti, titik biru sudah selesai. Tekan ? untuk pintasan papan ketik.',
    en: 'A red dot waits for you, a blue one is done. Press ? for the keyboard’s shortcuts.',
  },
};
const find: Step = {
  at: ['button.find'],
  title: { id: 'Cari apa saja', en: 'Find anything' },
  text: {
    id: 'Naskah, halaman, atau perintah. Ctrl K membukanya dari mana pun.',
    en: 'Letters, pages or commands. Ctrl K opens it from everywhere.',
  },
};
const news: Step = {
  at: [bell],
  title: { id: 'Kabar untuk Anda', en: 'News for you' },
  text: {
    id: 'Setiap notifikasi membawa Anda ke naskahnya. Yang juga dikirim lewat surel dapat diatur.',
    en: 'Each notification takes you to its letter. What also comes by mail is for you to choose.',
  },
};
const person: Step = {
  at: ['button.person'],
  title: { id: 'Diri Anda, dan bantuan', en: 'Yourself, and help' },
  text: {
    id: 'Ganti peran, tampilan, dan profil ada di sini, juga Tanya jawab, Helpdesk, dan tur ini.',
    en: 'Roles, looks and your profile are here, and so are questions, the helpdesk and this tour.',
  },
};
const desk: Step = {
  at: ['.desk-line'],
  title: { id: 'Anda di meja orang lain', en: 'You are at another’s desk' },
  text: {
    id: 'Baris ini menyebut atas nama siapa Anda bekerja. Di riwayat tertulis nama Anda dan nama beliau.',
    en: 'This line says for whom you work. The history names you and them.',
  },
};
const roles: Step = {
  ...person,
  title: { id: 'Kembali ke meja sendiri', en: 'Back to your own desk' },
  text: {
    id: 'Ganti peran di sini bila Anda ingin kembali bekerja atas nama sendiri. Bantuan juga ada di sini.',
    en: 'Switch roles here to work in your own name again. Help is here too.',
  },
};
const archive: Step = {
  at: branch('dokumen'),
  title: { id: 'Arsip unit', en: 'The archive' },
  text: {
    id: 'Arsip, berkas, peristiwa, dan permintaan akses ada di bawah Arsip. Naskah yang terkirim datang sendiri untuk diberkaskan.',
    en: 'Items, filing units, events and requests stand under Archive. Sent letters arrive to be filed by themselves.',
  },
};
const archiveFigures: Step = {
  at: ['#isi a[href="/dashboard/archive"]'],
  title: { id: 'Keadaan arsip', en: 'How the archive stands' },
  text: {
    id: 'Yang belum diberkaskan, yang jatuh tempo, dan yang dipinjam terlihat di dasbor arsip.',
    en: 'What is unfiled, due or lent is seen on the archive’s dashboard.',
  },
};
const search: Step = {
  at: [...menu('/search'), '#isi a[href="/search"]'],
  title: { id: 'Temukan dalam sekejap', en: 'Found in a moment' },
  text: {
    id: 'Pencarian melihat isi naskah, lampiran, dan hasil pindaian, sejauh hak Anda.',
    en: 'The search looks into letters, attachments and scans, as far as your rights go.',
  },
};
const masters: Step = {
  at: branch('master-data'),
  title: { id: 'Dasar dari semuanya', en: 'What all stands on' },
  text: {
    id: 'Unit, klasifikasi, jenis naskah, dan penomoran dirawat di Data Master. Daftar panjang dapat diimpor.',
    en: 'Units, classifications, kinds and numbering are kept in Master data. Long lists can be imported.',
  },
};
const users: Step = {
  at: branch('manajemen-user'),
  title: { id: 'Siapa boleh apa', en: 'Who may do what' },
  text: {
    id: 'Akun, peran, dan hak. Perubahan berlaku pada langkah orang itu berikutnya.',
    en: 'Accounts, roles and rights. A change holds from that person’s next step on.',
  },
};
const settings: Step = {
  at: branch('pengaturan'),
  title: { id: 'Siapa memangku apa', en: 'Who holds what' },
  text: {
    id: 'Pemangku jabatan, sekretaris, delegasi, dan pemicu otomatis diatur di sini.',
    en: 'Posts, secretaries, delegations and triggers are set here.',
  },
};
const tickets: Step = {
  ...news,
  title: { id: 'Tiket helpdesk', en: 'Tickets of the helpdesk' },
  text: {
    id: 'Orang yang butuh bantuan menulis tiket. Notifikasinya datang ke sini, jawabannya Anda tulis di Helpdesk.',
    en: 'Who needs help writes a ticket. You are told here and answer in the helpdesk.',
  },
};

/** Steps per kind of work, in order. */
export const stepsOf: Record<Tour, readonly Step[]> = {
  staf: [write, tasks, inbox, find, news, person],
  pendamping: [desk, tasks, inbox, roles],
  arsiparis: [archive, archiveFigures, search, news, person],
  administrator: [masters, users, settings, tickets, person],
};

export const tourMessages = {
  stepOf: (step: number, steps: number): Message => ({
    id: `Tur singkat, ${step} dari ${steps}`,
    en: `A short tour, ${step} of ${steps}`,
  }),
  skip: { id: 'Lewati', en: 'Skip' },
  back: { id: 'Kembali', en: 'Back' },
  next: { id: 'Lanjut', en: 'Next' },
  done: { id: 'Selesai', en: 'Done' },
} as const;
