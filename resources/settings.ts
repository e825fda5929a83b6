import type { Viewer } from '../domain/access/viewer.ts';
import { auditLogPage } from '../domain/audit/audit-log-page.ts';
import { dataModelPage } from '../domain/data-model.ts';
import { directoryPage } from '../domain/directory.ts';
import { helpdeskPath, runsHelpdesk } from '../domain/help/runs-helpdesk.ts';
import { mailLogPage } from '../domain/mail-log.ts';
import { setupPage } from '../domain/setup.ts';
import type { Message } from '../lib/language.ts';
import { mayOpen } from './access.ts';
import { screens } from './index.ts';

// Apart from access.ts, since no first screen needs these words.

/** A setting: its path, its purpose in one line, and everyday search words. */
export type Setting = { path: string; purpose: Message; also?: Message; label?: Message };
export type SettingGroup = { label: Message; icon: string; settings: Setting[] };

export const settingGroups: SettingGroup[] = [
  {
    label: { id: 'Organisasi', en: 'Organisation' },
    icon: 'building-2',
    settings: [
      {
        path: '/master-data/unit-organisasi',
        purpose: {
          id: 'Susunan direktorat, divisi, dan departemen',
          en: 'Directorates, divisions and departments',
        },
        also: { id: 'perusahaan struktur organisasi', en: 'company structure' },
      },
      {
        path: '/master-data/kode-unit',
        purpose: { id: 'Kode yang tercetak pada nomor naskah', en: 'The codes that letter numbers print' },
        also: { id: 'penomoran nomor', en: 'numbering' },
      },
      {
        path: '/pengaturan/jabatan',
        purpose: {
          id: 'Jabatan tiap unit, atasan, dan hak tanda tangan',
          en: 'Posts of each unit, superiors, signing',
        },
        also: { id: 'posisi atasan', en: 'post superior' },
      },
      {
        path: '/pengaturan/grup-unit',
        purpose: { id: 'Kelompok unit untuk tujuan dan tembusan', en: 'Groups of units to write to' },
        also: { id: 'tembusan tujuan', en: 'copies receivers' },
      },
      {
        path: '/master-data/template-kop-surat',
        purpose: { id: 'Kepala surat dan alamat tiap perusahaan', en: 'Each company’s letterhead' },
        also: { id: 'logo', en: 'logo' },
      },
      {
        path: '/master-data/instansi',
        purpose: { id: 'Pihak luar yang berkirim surat', en: 'Outside parties one writes with' },
        also: { id: 'mitra pengirim luar', en: 'partners senders' },
      },
    ],
  },
  {
    label: { id: 'Orang dan hak', en: 'People and rights' },
    icon: 'users-round',
    settings: [
      {
        path: '/manajemen-user/user',
        purpose: { id: 'Orang, jabatan, peran, dan cara masuk', en: 'People, posts, roles, signing in' },
        also: {
          id: 'password kata sandi akun pegawai karyawan undangan serahkan pekerjaan lihat sebagai',
          en: 'password account staff invitation hand over work view as',
        },
      },
      {
        path: '/pengaturan/pemetaan-jabatan',
        purpose: { id: 'Siapa memangku jabatan apa, sejak kapan', en: 'Who holds which post, from when' },
        also: { id: 'pemangku pejabat mutasi plt plh', en: 'officials acting' },
      },
      {
        path: '/manajemen-user/role',
        purpose: { id: 'Halaman dan tindakan yang boleh dibuka', en: 'Pages that may be opened' },
        also: { id: 'role wewenang', en: 'powers' },
      },
      {
        path: '/manajemen-user/permission',
        purpose: { id: 'Daftar semua hak dan kegunaannya', en: 'All privileges and what they are for' },
        also: { id: 'izin', en: 'permissions' },
      },
      {
        path: '/pengaturan/sekretaris',
        purpose: { id: 'Siapa menyiapkan naskah untuk siapa', en: 'Who prepares letters for whom' },
      },
      {
        path: '/pengaturan/delegasi',
        purpose: { id: 'Wewenang sementara dengan tenggat', en: 'Powers handed over for a time' },
        also: { id: 'pelimpahan cuti pengganti', en: 'leave stand-in' },
      },
      {
        path: directoryPage.path,
        label: { id: 'Direktori perusahaan', en: 'Company directory' },
        purpose: {
          id: 'Masuk dengan akun perusahaan, grup menjadi peran',
          en: 'Company accounts, groups to roles',
        },
        also: { id: 'ldap oidc sso active directory akun', en: 'ldap oidc sso active directory account' },
      },
      {
        path: '/manajemen-user/admin',
        purpose: { id: 'Orang yang boleh mengubah pengaturan', en: 'Who may change settings' },
        also: { id: 'administrator', en: 'administrators' },
      },
    ],
  },
  {
    label: { id: 'Naskah', en: 'Letters' },
    icon: 'file-text',
    settings: [
      {
        path: '/master-data/jenis-naskah-dinas',
        purpose: { id: 'Kelompok besar menurut tata naskah', en: 'The main kinds of letters' },
        also: { id: 'surat tipe', en: 'types' },
      },
      {
        path: '/master-data/sub-jenis-naskah-dinas',
        purpose: {
          id: 'Nota dinas, surat dinas, keputusan, dan lainnya',
          en: 'Memos, letters, decisions and others',
        },
        also: { id: 'surat tipe', en: 'types' },
      },
      {
        path: '/master-data/kode-nomor-naskah',
        purpose: { id: 'Pola nomor dan kapan mulai dari satu lagi', en: 'Number patterns and their resets' },
        also: { id: 'penomoran format', en: 'numbering format' },
      },
      {
        path: '/master-data/template-naskah-dinas',
        purpose: { id: 'Isi awal dan tata letak tiap jenis', en: 'First text and layout of each kind' },
        also: { id: 'contoh blangko', en: 'samples' },
      },
      {
        path: '/master-data/klasifikasi-keamanan',
        purpose: { id: 'Biasa sampai Sangat Rahasia', en: 'From Biasa to Sangat Rahasia' },
        also: { id: 'kerahasiaan sifat', en: 'confidential' },
      },
      {
        path: '/naskah-dinas/instruksi-disposisi',
        purpose: { id: 'Pilihan perintah pada lembar disposisi', en: 'What dispositions may ask for' },
        also: { id: 'perintah', en: 'orders' },
      },
    ],
  },
  {
    label: { id: 'Arsip', en: 'Archive' },
    icon: 'archive',
    settings: [
      {
        path: '/master-data/klasifikasi-arsip',
        purpose: { id: 'Kode, masa simpan, dan nasib akhir', en: 'Codes, retention and final fate' },
        also: { id: 'retensi jra jadwal', en: 'schedule' },
      },
      {
        path: '/master-data/jenis-arsip',
        purpose: {
          id: 'Bentuk arsip: kertas, elektronik, foto, peta',
          en: 'Paper, electronic, photos, maps',
        },
        also: { id: 'media', en: 'media' },
      },
      {
        path: '/dokumen/pemberkasan/kelola-peristiwa',
        purpose: { id: 'Kejadian yang memulai hitungan retensi', en: 'Events that retention counts from' },
        also: { id: 'retensi', en: 'retention' },
      },
    ],
  },
  {
    label: { id: 'Kontrak', en: 'Contracts' },
    icon: 'handshake',
    settings: [
      {
        path: '/master-data/dasar-kontrak',
        purpose: { id: 'Aturan dan keputusan yang dirujuk kontrak', en: 'Rules that contracts refer to' },
        also: { id: 'perjanjian', en: 'agreements' },
      },
      {
        path: '/master-data/kebutuhan-kontrak',
        purpose: { id: 'Jenis pengadaan dan kelengkapannya', en: 'Procurement kinds and their papers' },
        also: { id: 'perjanjian pengadaan', en: 'agreements procurement' },
      },
      {
        path: '/master-data/template-komparisi',
        purpose: { id: 'Kalimat pembuka para pihak', en: 'How the parties are introduced' },
        also: { id: 'perjanjian', en: 'agreements' },
      },
      {
        path: '/master-data/template-pasal',
        purpose: { id: 'Pasal baku dan pasal wajib', en: 'Standard and mandatory articles' },
        also: { id: 'perjanjian klausul', en: 'agreements clauses' },
      },
    ],
  },
  {
    label: { id: 'Sistem', en: 'System' },
    icon: 'settings',
    settings: [
      {
        path: setupPage.path,
        label: { id: 'Siapkan Naskah', en: 'Set up Naskah' },
        purpose: {
          id: 'Langkah dari awal sampai naskah pertama',
          en: 'The steps up to the first letter',
        },
        also: {
          id: 'penyiapan buku kerja excel paket awal mulai',
          en: 'setup assistant workbook starter set begin',
        },
      },
      {
        path: '/pengaturan/trigger',
        purpose: { id: 'Pemberitahuan dan eskalasi otomatis', en: 'Automatic notices and escalation' },
        also: { id: 'otomatis pengingat', en: 'reminders' },
      },
      {
        path: mailLogPage.path,
        label: { id: 'Surel Sistem', en: 'System e-mail' },
        purpose: { id: 'Surel yang ditulis sistem dan nasibnya', en: 'What mail was written and its fate' },
        also: { id: 'email smtp log', en: 'e-mail smtp log' },
      },
      {
        path: auditLogPage.path,
        label: auditLogPage.label,
        purpose: { id: 'Siapa mengubah dan membuka apa, kapan', en: 'Who changed and opened what, and when' },
        also: { id: 'riwayat jejak catatan ekspor', en: 'history trail trace export' },
      },
      {
        path: dataModelPage.path,
        label: { id: 'Model Data', en: 'Data model' },
        purpose: {
          id: 'Entitas, rujukannya, dan banyaknya data',
          en: 'Entities, references and how many records',
        },
        also: { id: 'entitas relasi diagram erd', en: 'entities relations diagram erd' },
      },
      {
        path: helpdeskPath,
        purpose: { id: 'Pertanyaan pengguna yang perlu dijawab', en: 'Questions that wait for an answer' },
        also: { id: 'antrean bantuan tiket', en: 'queue help tickets' },
      },
      {
        path: '/master-data/faq',
        purpose: { id: 'Isi pusat tanya jawab', en: 'What the help page answers' },
        also: { id: 'bantuan', en: 'help' },
      },
    ],
  },
];

/** Settings open to a viewer, by group, with the pages' names; empty groups are left out (SPEC B5). */
export const settingsFor = (viewer: Viewer): OpenGroup[] =>
  settingGroups
    .map(({ label, icon, settings }) => ({
      label,
      icon,
      settings: settings.flatMap((setting) => {
        const label = setting.label ?? screens.find(({ path }) => path === setting.path)?.label;
        return label && maySet(viewer, setting.path) ? [{ ...setting, label }] : [];
      }),
    }))
    .filter(({ settings }) => settings.length > 0);

type OpenGroup = Omit<SettingGroup, 'settings'> & { settings: (Setting & { label: Message })[] };

/** Everybody opens the helpdesk; its queue is a setting only for those who run it. */
const maySet = (viewer: Viewer, path: string): boolean =>
  path === helpdeskPath ? runsHelpdesk(viewer) : mayOpen(viewer, path);
