import type { Message, Messages } from '../../../lib/language.ts';

export const wizardMessages = {
  newLetter: { id: 'Naskah baru', en: 'New letter' },
  fromOutside: { id: 'Naskah dari luar', en: 'Letter from outside' },
  keptHere: {
    id: 'Naskah belum tersimpan di server. Teks Anda aman di perangkat ini.',
    en: 'The letter is not saved on the server yet. Your text is safe on this device.',
  },
  draftSaved: {
    id: 'Draft tersimpan. Anda menemukannya di Tugas, Disiapkan; pejabat Anda di daftar Draft.',
    en: 'Draft saved. You find it in Tasks, under Prepared; your official under Drafts.',
  },
  noRoom: {
    id: 'Perangkat ini tidak dapat menyimpan naskah baru. Kosongkan sebagian ruangnya.',
    en: 'This device cannot store a new letter. Free some of its space.',
  },
  filesLeft: (count: number): Message => ({
    id: `${count} berkas tidak ikut dan perlu dilampirkan lagi`,
    en: `${count} ${count === 1 ? 'file' : 'files'} did not come along; attach again what is missing`,
  }),
  discard: { id: 'Buang', en: 'Discard' },
  makeNew: { id: 'Jadikan naskah baru', en: 'Make it a new letter' },
  leftBehind: (day: string, time: string): Message => ({
    id: `Ketikan Anda ${day} pukul ${time} tidak masuk ke naskah ini, dan masih ada di perangkat ini.`,
    en: `What you typed on ${day} at ${time} is not in this letter, and is still on this device.`,
  }),
  readLetter: { id: 'Baca naskah', en: 'Read the letter' },
  openLetter: { id: 'Buka naskah', en: 'Open the letter' },
  notYours: (name: string): Message => ({
    id: `Anda tidak berhak menyunting konsep ini. Konsep disusun oleh ${name}; Anda hanya dapat membacanya.`,
    en: `You may not edit this draft. It was written by ${name}; you can only read it.`,
  }),
  ofOtherRole: {
    id: 'Konsep ini hanya dapat disunting dalam peran tempat konsep disusun.',
    en: 'This draft can only be edited in the role it was written in.',
  },
  notChangeable: (state: string): Message => ({
    id: `Naskah ini tidak dapat diubah. Keadaannya sekarang: ${state}.`,
    en: `This letter cannot be changed. Its state now: ${state}.`,
  }),
  notFound: { id: 'Naskah tidak ditemukan', en: 'The letter was not found' },
  notOpened: { id: 'Naskah belum dapat dibuka', en: 'The letter could not be opened' },
  gone: {
    id: 'Naskah ini sudah tidak ada, atau Anda tidak berhak membukanya.',
    en: 'This letter no longer exists, or you may not open it.',
  },
  noAnswer: {
    id: 'Server tidak dapat menjawab. Coba lagi sebentar.',
    en: 'The server cannot answer. Try again in a moment.',
  },
  toDrafts: { id: 'Ke daftar draft', en: 'To the drafts' },
  toHome: { id: 'Ke beranda', en: 'To the home page' },
  goOn: { id: 'Lanjutkan', en: 'Continue' },
  understood: { id: 'Mengerti', en: 'Got it' },
  recovered: (time: string): Message => ({
    id: `Ketikan Anda pukul ${time} yang belum tersimpan telah dipulihkan.`,
    en: `What you typed at ${time} and was not saved has been recovered.`,
  }),
  respondsTo: { id: 'Menanggapi', en: 'In response to' },
  from: (name: string): Message => ({ id: `, dari ${name}`, en: `, from ${name}` }),
  saving: { id: 'Menyimpan…', en: 'Saving…' },
  savedAt: (time: string): Message => ({ id: `Tersimpan pukul ${time}`, en: `Saved at ${time}` }),
  offline: { id: 'Luring: tersimpan di perangkat ini', en: 'Offline: saved on this device' },
  again: { id: 'Belum tersimpan, akan dicoba lagi', en: 'Not saved yet, will be tried again' },
  clash: { id: 'Belum tersimpan: diubah di tempat lain', en: 'Not saved: changed elsewhere' },
  tooLongBy: (most: string, over: string): Message => ({
    id: `Paling banyak ${most} karakter. Hapus ${over} karakter.`,
    en: `At most ${most} characters. Delete ${over}.`,
  }),
  refused: (message: string): Message => ({ id: `Belum tersimpan: ${message}`, en: `Not saved: ${message}` }),
  loading: { id: 'Memuat', en: 'Loading' },
  steps: { id: 'Langkah', en: 'Steps' },
  changeKind: { id: 'Ganti jenis naskah', en: 'Change the letter type' },
  notNeeded: { id: ', tidak perlu', en: ', not needed' },
  complete: { id: 'Lengkap', en: 'Complete' },
  toComplete: (count: number): Message => ({
    id: `${count} hal perlu dilengkapi`,
    en: `${count} ${count === 1 ? 'thing' : 'things'} to complete`,
  }),
  stepOf: (index: number, count: number): Message => ({
    id: `${index} dari ${count}`,
    en: `${index} of ${count}`,
  }),
  scan: { id: 'Pindaian', en: 'Scan' },
  usualLetterhead: { id: 'Kop perusahaan penanda tangan', en: "Letterhead of the signer's company" },
  letterheadHint: { id: 'Terisi menurut perusahaan penanda tangan', en: "Filled in by the signer's company" },
  wrongKind: (name: string, kinds: string): Message => ({
    id: `${name}: jenis berkas ini tidak diterima. Gunakan ${kinds}.`,
    en: `${name}: this kind of file is not accepted. Use ${kinds}.`,
  }),
  tooBig: (name: string, limit: string): Message => ({
    id: `${name}: ukuran berkas harus lebih kecil dari ${limit}.`,
    en: `${name}: the file must be smaller than ${limit}.`,
  }),
  emptyFile: (name: string): Message => ({
    id: `${name}: berkas ini kosong.`,
    en: `${name}: this file is empty.`,
  }),
  uploadingFile: (name: string): Message => ({ id: `Mengunggah ${name}`, en: `Uploading ${name}` }),
  interrupted: (percent: number): Message => ({
    id: `Koneksi terputus di ${percent}%, dilanjutkan sendiri`,
    en: `Connection lost at ${percent}%, goes on by itself`,
  }),
  uploading: (percent: number): Message => ({ id: `Mengunggah ${percent}%`, en: `Uploading ${percent}%` }),
  backTo: (step: string): Message => ({ id: `Kembali ke ${step}`, en: `Back to ${step}` }),
  asDraft: { id: 'sebagai draft', en: 'as draft' },
  next: { id: 'Lanjut', en: 'Continue' },
  nextTo: (step: string): Message => ({ id: `ke ${step}`, en: `to ${step}` }),
  sentElsewhere: {
    id: 'Naskah ini sudah dikirim atau dihapus dari tab atau perangkat lain',
    en: 'This letter has been sent or deleted in another tab or on another device',
  },
  unsaved: {
    id: 'Ada naskah yang belum tersimpan di server:',
    en: 'There is a letter that is not saved on the server:',
  },
  typedAt: (day: string, time: string): Message => ({
    id: `, diketik ${day} pukul ${time}.`,
    en: `, typed on ${day} at ${time}.`,
  }),
  withdrawnBy: { id: 'Ditarik kembali oleh', en: 'Withdrawn by' },
  returnedBy: { id: 'Dikembalikan oleh', en: 'Returned by' },
  onBehalfOf: (name: string): Message => ({ id: `atas nama ${name}`, en: `on behalf of ${name}` }),
} satisfies Messages;
