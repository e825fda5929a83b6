import type { Message } from '../../../../lib/language.ts';

/** What fields of files say. */
export const fileMessages = {
  add: { id: 'Tambah berkas', en: 'Add files' },
  addPictures: { id: 'Tambah gambar', en: 'Add pictures' },
  addShort: { id: 'Tambah', en: 'Add' },
  takePhoto: { id: 'Ambil foto', en: 'Take a photo' },
  limits: (kinds: string, size: string, count: number): Message => ({
    id: `${kinds}; masing-masing lebih kecil dari ${size}, paling banyak ${count}.`,
    en: `${kinds}; each smaller than ${size}, ${count} at most.`,
  }),
  titleOf: (place: number): Message => ({ id: `Judul berkas ${place}`, en: `Title of file ${place}` }),
  removeOf: (title: string): Message => ({ id: `Hapus ${title}`, en: `Remove ${title}` }),
  removed: (title: string): Message => ({ id: `“${title}” dihapus`, en: `“${title}” removed` }),
  atMost: (count: number): Message => ({
    id: `Paling banyak ${count} berkas.`,
    en: `At most ${count} files.`,
  }),
  tooLarge: (name: string, size: string): Message => ({
    id: `${name}: ukurannya harus lebih kecil dari ${size}.`,
    en: `${name}: it must be smaller than ${size}.`,
  }),
  refused: (name: string, reason: string): Message => ({
    id: `${name}: ${reason}`,
    en: `${name}: ${reason}`,
  }),
  empty: (name: string): Message => ({ id: `${name}: berkas kosong.`, en: `${name}: the file is empty.` }),
  uploading: { id: 'Mengunggah', en: 'Uploading' },
  waiting: { id: 'Menunggu sambungan', en: 'Waiting for the connection' },
  lost: {
    id: 'Belum terunggah. Hapus, lalu tambahkan kembali.',
    en: 'Not uploaded. Remove it and add it again.',
  },
  open: (title: string): Message => ({ id: `Buka ${title}`, en: `Open ${title}` }),
  unseen: { id: 'Gambar tidak dapat ditampilkan', en: 'The picture cannot be shown' },
} satisfies Record<string, Message | ((...given: never[]) => Message)>;
