import type { Condition } from '../../domain/accounts/sign-in-conditions.ts';
import { type Message, type Messages, translate } from '../../lib/language.ts';

/** What the form of a person says. */
export const personMessages = {
  add: { id: 'Tambah pengguna', en: 'Add a user' },
  positionsHelp: {
    id: 'Peran melekat pada jabatan dan berakhir bersamanya.',
    en: 'Roles go with a position and end with it.',
  },
  holding: (place: number): Message => ({ id: `Jabatan ${place}`, en: `Position ${place}` }),
  addHolding: { id: 'Tambah jabatan', en: 'Add a position' },
  removeHolding: (place: number): Message => ({
    id: `Hapus jabatan ${place}`,
    en: `Remove position ${place}`,
  }),
  past: (count: number): Message => ({
    id: `${count} jabatan lama`,
    en: count === 1 ? '1 former position' : `${count} former positions`,
  }),
  removed: (name: string): Message => ({
    id: name ? `“${name}” dihapus.` : 'Satu jabatan dihapus.',
    en: name ? `“${name}” removed.` : 'A position was removed.',
  }),
  uninvited: (count: number): Message => ({
    id: `${count} undangan belum terkirim.`,
    en: `${count} ${count === 1 ? 'invitation has' : 'invitations have'} not been sent.`,
  }),
  showUninvited: { id: 'Lihat orangnya', en: 'See the people' },
  inDirectory: { id: 'Cari di direktori', en: 'Search the directory' },
  searchDirectory: { id: 'Nama, NPP, atau surel', en: 'Name, staff number or e-mail' },
  isListed: { id: 'sudah terdaftar', en: 'already listed' },
  takenFrom: (name: string): Message => ({
    id: `Diisi dari direktori: ${name}. Tinggal jabatannya.`,
    en: `Filled from the directory: ${name}. Only the position is left.`,
  }),
  noHolding: { id: 'Belum ada jabatan.', en: 'No position yet.' },
  byInvitation: { id: 'Undangan lewat surel', en: 'Invitation by mail' },
  byPassword: { id: 'Kata sandi Naskah', en: 'Naskah password' },
  byDirectory: { id: 'Direktori perusahaan', en: 'Company directory' },
  invitationHelp: {
    id: 'Tautan sekali pakai, berlaku 7 hari. Kata sandi dibuat sendiri oleh penerimanya.',
    en: 'A link that works once, for 7 days. Its receiver chooses the password.',
  },
  linkHelp: {
    id: 'Server surel belum diatur: tautan sekali pakai tampil setelah disimpan, untuk Anda bagikan sendiri.',
    en: 'No mail server is set up: a link that works once is shown after saving, for you to hand over.',
  },
  directoryHelp: {
    id: 'Masuk dengan kata sandi direktori. Tidak ada undangan.',
    en: 'Signs in with the password of the directory. No invitation is sent.',
  },
  noDirectory: {
    id: 'Direktori perusahaan belum diatur, jadi belum dapat dipilih.',
    en: 'No company directory is set up, so it cannot be chosen yet.',
  },
  saveInvite: { id: 'Simpan dan kirim undangan', en: 'Save and send the invitation' },
  saveLink: { id: 'Simpan dan buat undangan', en: 'Save and make the invitation' },
  saveOnly: { id: 'Simpan saja', en: 'Save only' },
  save: { id: 'Simpan', en: 'Save' },
  saveUser: { id: 'Simpan pengguna', en: 'Save the user' },
  more: { id: 'Pilihan lain', en: 'More' },
  shortcut: {
    id: 'Ctrl Enter menyimpan lalu membuka isian kosong',
    en: 'Ctrl Enter saves and opens an empty form',
  },
  shortcutOnce: { id: 'Ctrl S untuk menyimpan', en: 'Ctrl S to save' },
  offline: {
    id: 'Anda sedang luring. Isian ini hanya ada selama halamannya terbuka; simpan lagi setelah tersambung.',
    en: 'You are offline. What you typed is here only while the page is open; save again once connected.',
  },
  invited: (email: string): Message => ({
    id: `Undangan dikirim ke ${email}`,
    en: `Invitation sent to ${email}`,
  }),
  saved: { id: 'Pengguna disimpan', en: 'User saved' },
  linkTitle: (name: string): Message => ({ id: `Undangan untuk ${name}`, en: `Invitation of ${name}` }),
  linkText: {
    id: 'Bagikan tautan ini kepadanya saja. Tautan berlaku sekali, sampai 7 hari, dan tidak ditampilkan lagi.',
    en: 'Give this link to them only. It works once, for 7 days, and is not shown again.',
  },
  link: { id: 'Tautan undangan', en: 'Invitation link' },
  givePassword: { id: 'Beri kata sandi sementara', en: 'Give a temporary password' },
  askPassword: (name: string): Message => ({
    id: `Beri ${name} kata sandi sementara?`,
    en: `Give ${name} a temporary password?`,
  }),
  askPasswordText: {
    id: 'Kata sandi yang lama tidak berlaku lagi dan semua sesinya berakhir. Ia membuat kata sandinya sendiri saat masuk pertama kali.',
    en: 'The present password ends, and so do all sessions. They choose one of their own when they first sign in.',
  },
  give: { id: 'Beri kata sandi', en: 'Give the password' },
  passwordTitle: (name: string): Message => ({ id: `Kata sandi ${name}`, en: `Password of ${name}` }),
  passwordText: {
    id: 'Sampaikan kepadanya langsung. Kata sandi ini tidak ditampilkan lagi dan harus diganti saat masuk pertama kali.',
    en: 'Tell it to them in person. It is not shown again, and has to be changed at the first sign-in.',
  },
  temporaryPassword: { id: 'Kata sandi sementara', en: 'Temporary password' },
  knownAs: (label: string): Message => ({ id: `Sudah dipakai ${label}.`, en: `${label} has it already.` }),
  openThem: { id: 'Buka', en: 'Open' },
} satisfies Messages;

/** One line below a holding: its unit, and who holds the post now. */
export const holderMessages = {
  nobody: { id: 'Belum ada yang memangku.', en: 'Nobody holds it yet.' },
  held: (name: string): Message => ({ id: `Dipangku ${name}.`, en: `Held by ${name}.` }),
  heldUntil: (name: string, day: string): Message => ({
    id: `Masa jabatan ${name} berakhir ${day}.`,
    en: `The term of ${name} ends on ${day}.`,
  }),
  heldByOthers: (name: string, others: number): Message => ({
    id: `Dipangku juga oleh ${name} dan ${others} orang lain.`,
    en: `Also held by ${name} and ${others} more.`,
  }),
  gives: (roles: string): Message => ({
    id: `Jabatan ini sudah memberi ${roles}.`,
    en: `The position itself gives ${roles}.`,
  }),
  vacantFrom: (day: string): Message => ({ id: `Kosong mulai ${day}.`, en: `Vacant from ${day}.` }),
} satisfies Messages;

export const panelMessages = {
  title: { id: 'Dapat masuk?', en: 'Can they sign in?' },
  yes: { id: 'Ya, sudah dapat masuk.', en: 'Yes, they can.' },
  no: { id: 'Belum dapat masuk.', en: 'Not yet.' },
  notAny: { id: 'Tidak. Akunnya nonaktif.', en: 'No. The account is inactive.' },
  fromDay: { id: 'Belum. Paling cepat', en: 'Not yet. At the earliest' },
  onceInvited: { id: 'Belum. Begitu undangannya diterima.', en: 'Not yet. Once the invitation is accepted.' },
  shortYes: { id: 'Sudah dapat masuk', en: 'Can sign in' },
  shortNo: { id: 'Belum dapat masuk', en: 'Cannot sign in yet' },
  shortFrom: (day: string): Message => ({ id: `, paling cepat ${day}`, en: `, from ${day} at the earliest` }),
  compare: { id: 'Bandingkan peran', en: 'Compare roles' },
  does: { id: 'Yang dapat dikerjakan', en: 'What they can do' },
  nothing: { id: 'Belum ada', en: 'Nothing yet' },
  until: (day: string): Message => ({ id: `sampai ${day}`, en: `until ${day}` }),
} satisfies Messages;

export const conditionNames: Record<Condition['name'], Message> = {
  identity: { id: 'Identitas', en: 'Identity' },
  post: { id: 'Jabatan yang berlaku', en: 'A present position' },
  roles: { id: 'Peran', en: 'Roles' },
  invitation: { id: 'Undangan', en: 'Invitation' },
  password: { id: 'Kata sandi', en: 'Password' },
};

/** @param day as it is written out */
export function conditionText({ name, why, names = [] }: Condition, day: string): string {
  const listed = names.join(', ');
  const texts: Record<string, Message> = {
    'identity complete': { id: 'Nama, NPP, dan surel terisi', en: 'Name, staff number and e-mail are there' },
    'identity missing': {
      id: 'Nama, NPP, atau surel belum terisi',
      en: 'Name, staff number or e-mail is missing',
    },
    'identity taken': {
      id: 'NPP atau surel sudah dipakai orang lain',
      en: 'Somebody else has the number or e-mail',
    },
    'post held': { id: 'Memangku jabatan hari ini', en: 'Holds a position today' },
    'post acting': { id: 'Bertindak untuk pejabat lain', en: 'Acts for somebody else' },
    'post none': { id: 'Belum ada jabatan', en: 'No position yet' },
    'post later': { id: `Baru mulai ${day}`, en: `Begins on ${day}` },
    'post ended': { id: 'Masa jabatannya sudah berakhir', en: 'The term is over' },
    'post closed': { id: 'Jabatan atau unitnya sudah ditutup', en: 'The position or its unit is closed' },
    'roles given': { id: 'Setiap jabatan sudah berperan', en: 'Every position has a role' },
    'roles none': { id: 'Dipilih bersama jabatan', en: 'Chosen with the position' },
    'roles roleless': {
      id: `${listed} belum berperan: hanya menerima naskah`,
      en: `${listed} has no role: letters are only received`,
    },
    'roles empty': { id: `${listed} belum membuka apa pun`, en: `${listed} opens nothing yet` },
    'invitation unneeded': { id: 'Tidak diperlukan lagi', en: 'Not needed any more' },
    'invitation onSave': { id: 'Dikirim begitu disimpan', en: 'Goes out once saved' },
    'invitation unsent': { id: 'Belum dikirim', en: 'Not sent yet' },
    'invitation waiting': { id: 'Sedang dikirim', en: 'On its way' },
    'invitation sent': { id: `Dikirim, berlaku sampai ${day}`, en: `Sent, valid until ${day}` },
    'invitation shared': { id: `Tautannya berlaku sampai ${day}`, en: `Its link is valid until ${day}` },
    'invitation failed': { id: 'Surelnya gagal terkirim', en: 'Its mail could not be sent' },
    'invitation expired': { id: `Berakhir ${day}`, en: `Ended on ${day}` },
    'password own': { id: 'Dibuat sendiri oleh orangnya', en: 'Chosen by themselves' },
    'password temporary': { id: 'Sementara, diganti saat masuk', en: 'Temporary, changed at the sign-in' },
    'password byInvitation': { id: 'Dibuat sendiri lewat undangan', en: 'Chosen through the invitation' },
    'password none': { id: 'Belum ada', en: 'None yet' },
    'password directory': { id: 'Di direktori perusahaan', en: 'In the company directory' },
    'password noDirectory': {
      id: 'Direktori perusahaan belum terhubung',
      en: 'No company directory is connected',
    },
    'password locked': { id: 'Terkunci: terlalu banyak percobaan', en: 'Locked: too many attempts' },
    'password inactive': { id: 'Akunnya nonaktif', en: 'The account is inactive' },
  };
  const text = texts[`${name} ${why}`];
  return text ? translate(text) : '';
}

/** What mends a condition. */
export const stepMessages = {
  toField: { id: 'Lengkapi', en: 'Complete it' },
  addHolding: { id: 'Tambah jabatan', en: 'Add a position' },
  startToday: { id: 'Mulai hari ini', en: 'Begin today' },
  extend: { id: 'Perpanjang', en: 'Extend it' },
  chooseRoles: { id: 'Pilih peran', en: 'Choose roles' },
  send: { id: 'Kirim undangan', en: 'Send the invitation' },
  resend: { id: 'Kirim ulang', en: 'Send again' },
  copyLink: { id: 'Salin tautan', en: 'Copy a link' },
  mails: { id: 'Atur surel', en: 'Look after mail' },
  unlock: { id: 'Buka kunci', en: 'Unlock' },
  activate: { id: 'Aktifkan', en: 'Activate' },
  unlocked: { id: 'Kunci masuk dibuka', en: 'Sign-in unlocked' },
  copied: { id: 'Tautan undangan disalin', en: 'Invitation link copied' },
} satisfies Messages;

/** What the page of a stored person says. */
export const standingMessages = {
  posts: { id: 'Jabatan', en: 'Positions' },
  since: (day: string): Message => ({ id: `sejak ${day}`, en: `since ${day}` }),
  fromTo: (from: string, to: string): Message => ({ id: `${from} sampai ${to}`, en: `${from} to ${to}` }),
  account: { id: 'Masuk', en: 'Signing in' },
  lastSignIn: (moment: string): Message => ({
    id: `Terakhir masuk ${moment}`,
    en: `Last signed in ${moment}`,
  }),
  neverSignedIn: { id: 'Belum pernah masuk', en: 'Never signed in' },
  sessions: (count: number): Message => ({
    id: `${count} sesi terbuka`,
    en: count === 1 ? '1 open session' : `${count} open sessions`,
  }),
  moreSessions: (count: number): Message => ({ id: `${count} sesi lain`, en: `${count} more` }),
  unknownDevice: { id: 'Perangkat tidak dikenal', en: 'Unknown device' },
  lastUsed: (moment: string): Message => ({ id: `dipakai ${moment}`, en: `used ${moment}` }),
  endSessions: { id: 'Akhiri semua sesi', en: 'End all sessions' },
  askEnd: (name: string): Message => ({
    id: `Akhiri semua sesi ${name}?`,
    en: `End all sessions of ${name}?`,
  }),
  askEndText: {
    id: 'Semua perangkatnya keluar sekarang juga. Isian yang belum disimpan di sana dapat hilang. Kata sandinya tetap berlaku.',
    en: 'All their devices are signed out at once, and what is not saved there may be lost. The password stays.',
  },
  ended: (count: number): Message => ({
    id: `${count} sesi diakhiri`,
    en: count === 1 ? '1 session ended' : `${count} sessions ended`,
  }),
} satisfies Messages;
