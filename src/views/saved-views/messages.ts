import type { Message, Messages } from '../../../lib/language.ts';

export const viewMessages = {
  all: { id: 'Semua data', en: 'All records' },
  changed: { id: 'Tampilan tanpa nama', en: 'Unnamed view' },
  choose: (name: string): Message => ({ id: `Tampilan: ${name}`, en: `View: ${name}` }),
  title: { id: 'Tampilan tersimpan', en: 'Saved views' },
  none: {
    id: 'Belum ada. Atur saringan, urutan, dan kolom, lalu simpan sebagai tampilan.',
    en: 'None yet. Set filters, order and columns, then save them as a view.',
  },
  save: { id: 'Simpan tampilan', en: 'Save view' },
  saveNew: { id: 'Simpan sebagai tampilan baru', en: 'Save as a new view' },
  replace: (name: string): Message => ({ id: `Perbarui “${name}”`, en: `Update “${name}”` }),
  name: { id: 'Nama tampilan', en: 'Name of the view' },
  renameTitle: { id: 'Ganti nama tampilan', en: 'Rename the view' },
  rename: (name: string): Message => ({ id: `Ganti nama ${name}`, en: `Rename ${name}` }),
  remove: (name: string): Message => ({ id: `Hapus tampilan ${name}`, en: `Delete the view ${name}` }),
  star: (name: string): Message => ({ id: `Buka dengan ${name}`, en: `Open with ${name}` }),
  unstar: (name: string): Message => ({ id: `Jangan buka dengan ${name}`, en: `Do not open with ${name}` }),
  asDefault: { id: 'Buka daftar dengan tampilan ini', en: 'Open the list with this view' },
  saved: (name: string): Message => ({ id: `Tampilan ${name} disimpan`, en: `View ${name} saved` }),
  removed: (name: string): Message => ({ id: `Tampilan ${name} dihapus`, en: `View ${name} deleted` }),
  nameMissing: { id: 'Isi nama tampilan.', en: 'Give the view a name.' },
} satisfies Messages;
