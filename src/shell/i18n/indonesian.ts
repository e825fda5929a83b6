import base from 'ra-language-indonesian';
import { missing } from './missing.ts';

/** In the package, but stale, wrong, or not in the words of our screens (LOOK.md Words). */
const corrected: Record<string, string> = {
  'ra.action.refresh': 'Muat ulang',
  'ra.action.search': 'Cari',
  'ra.action.expand': 'Bentangkan',
  'ra.action.sort': 'Urutkan',
  'ra.action.undo': 'Urungkan',
  'ra.action.add': 'Tambah',
  'ra.action.add_filter': 'Tambah saringan',
  'ra.action.remove_filter': 'Hapus saringan',
  'ra.action.remove_all_filters': 'Hapus saringan',
  'ra.action.show': 'Lihat',
  'ra.action.create': 'Tambah',
  'ra.action.clear_input_value': 'Kosongkan',
  'ra.action.bulk_actions': '1 dipilih |||| %{smart_count} dipilih',
  'ra.boolean.null': 'Kosong',
  'ra.page.create': '%{name} baru',
  'ra.page.dashboard': 'Beranda',
  'ra.page.edit': '%{name} %{recordRepresentation}',
  'ra.page.show': '%{name} %{recordRepresentation}',
  'ra.page.error': 'Halaman ini tidak dapat ditampilkan',
  'ra.page.loading': 'Memuat',
  'ra.page.empty': 'Tidak ada data',
  'ra.page.invite': 'Tambahkan yang pertama.',
  'ra.input.file.upload_several': 'Letakkan berkas di sini, atau klik untuk memilihnya.',
  'ra.input.file.upload_single': 'Letakkan berkas di sini, atau klik untuk memilihnya.',
  'ra.input.image.upload_several': 'Letakkan gambar di sini, atau klik untuk memilihnya.',
  'ra.input.image.upload_single': 'Letakkan gambar di sini, atau klik untuk memilihnya.',
  'ra.message.are_you_sure': 'Anda yakin?',
  'ra.message.bulk_delete_title': 'Hapus %{name}? |||| Hapus %{smart_count} %{name}?',
  'ra.message.bulk_delete_content': 'Data ini akan dihapus. |||| %{smart_count} data ini akan dihapus.',
  'ra.message.delete_title': 'Hapus %{name} %{recordRepresentation}?',
  'ra.message.delete_content': 'Data ini akan dihapus.',
  'ra.message.error': 'Halaman ini mengalami gangguan. Muat ulang, lalu coba lagi.',
  'ra.message.invalid_form': 'Isian belum lengkap. Periksa yang ditandai.',
  'ra.message.loading': 'Mohon tunggu sebentar',
  'ra.message.not_found': 'Alamat yang diketik atau tautan yang diikuti tidak tepat.',
  'ra.message.unsaved_changes': 'Perubahan Anda belum disimpan. Tinggalkan halaman ini?',
  'ra.navigation.no_results': 'Data tidak ditemukan',
  'ra.navigation.page_out_from_end': 'Tidak bisa melewati halaman terakhir',
  'ra.navigation.page_out_from_begin': 'Tidak bisa mendahului halaman pertama',
  'ra.auth.auth_check_error': 'Masuk dahulu untuk melanjutkan',
  'ra.auth.sign_in_error': 'NPP, surel, atau kata sandi tidak cocok.',
  'ra.notification.updated': 'Perubahan tersimpan |||| %{smart_count} data diperbarui',
  'ra.notification.created': 'Data tersimpan',
  'ra.notification.deleted': 'Data terhapus |||| %{smart_count} data terhapus',
  'ra.notification.bad_item': 'Data tidak dapat dibaca',
  'ra.notification.item_doesnt_exist': 'Data tidak ditemukan',
  'ra.notification.http_error': 'Layanan tidak dapat dihubungi. Coba lagi sebentar lagi.',
  'ra.notification.data_provider_error': 'Layanan tidak dapat dihubungi. Coba lagi sebentar lagi.',
  'ra.notification.canceled': 'Diurungkan',
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

/** All of react-admin's words in Indonesian: the package's, what it lacks, and what it has wrong. */
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
