import base from 'ra-language-indonesian';
import { missing } from './missing.ts';

/** Overrides of package texts that are stale, wrong, or not in our wording (LOOK, Words). */
const corrected: Record<string, string> = {
  'ra.action.refresh': 'Muat ulang',
  'ra.action.undo': 'Urungkan',
  'ra.action.add': 'Tambah',
  'ra.action.create': 'Tambah',
  'ra.page.create': '%{name} baru',
  'ra.page.edit': '%{name} %{recordRepresentation}',
  'ra.page.show': '%{name} %{recordRepresentation}',
  'ra.message.delete_title': 'Hapus %{name} %{recordRepresentation}?',
  'ra.message.delete_content': 'Data ini akan dihapus.',
  'ra.message.invalid_form': 'Isian belum lengkap. Periksa yang ditandai.',
  'ra.message.unsaved_changes': 'Perubahan Anda belum disimpan. Tinggalkan halaman ini?',
  'ra.auth.auth_check_error': 'Masuk dahulu untuk melanjutkan',
  'ra.notification.updated': 'Perubahan tersimpan |||| %{smart_count} data diperbarui',
  'ra.notification.created': 'Data tersimpan',
  'ra.notification.deleted': 'Data terhapus |||| %{smart_count} data terhapus',
  'ra.notification.item_doesnt_exist': 'Data tidak ditemukan',
  'ra.notification.http_error': 'Layanan tidak dapat dihubungi. Periksa jaringan Anda, lalu coba lagi.',
  'ra.notification.data_provider_error':
    'Layanan tidak dapat dihubungi. Periksa jaringan Anda, lalu coba lagi.',
  'ra.notification.logged_out': 'Sesi Anda berakhir. Silakan masuk lagi.',
  'ra.validation.required': 'Wajib diisi',
  'ra.validation.minLength': 'Isi paling sedikit %{min} karakter',
  'ra.validation.maxLength': 'Isi paling banyak %{max} karakter',
  'ra.validation.minValue': 'Isi paling sedikit %{min}',
  'ra.validation.maxValue': 'Isi paling banyak %{max}',
  'ra.validation.number': 'Isi dengan angka',
  'ra.validation.email': 'Isi dengan alamat surel yang benar',
  'ra.validation.oneOf': 'Pilih salah satu dari: %{options}',
  'ra.validation.regex': 'Isian tidak sesuai bentuknya (%{pattern})',
};

type Tree = { [key: string]: string | Tree };

/** react-admin in Indonesian: the package's texts, with gaps filled and errors corrected. */
export const indonesian: Tree = [missing, corrected].reduce<Tree>(
  (tree, flat) => Object.entries(flat).reduce(put, tree),
  structuredClone(base as Tree),
);

/** Sets `a.b.c` in a tree. */
function put(tree: Tree, [key, words]: [string, string]): Tree {
  const path = key.split('.');
  const leaf = path.pop() as string;
  let branch = tree;
  for (const step of path) {
    const next = branch[step];
    const below: Tree = typeof next === 'object' ? next : {};
    branch[step] = below;
    branch = below;
  }
  branch[leaf] = words;
  return tree;
}
