import base from 'ra-language-indonesian';
import { missing } from './missing.ts';

/** Present in the package, but stale or wrong (see docs/decisions/shell.md). */
const corrected: Record<string, string> = {
  'ra.action.search': 'Cari',
  'ra.action.bulk_actions': '1 dipilih |||| %{smart_count} dipilih',
  'ra.page.loading': 'Memuat',
  'ra.page.edit': '%{name} %{recordRepresentation}',
  'ra.page.show': '%{name} %{recordRepresentation}',
  'ra.message.delete_title': 'Hapus %{name} %{recordRepresentation}?',
  'ra.message.bulk_delete_title': 'Hapus %{name}? |||| Hapus %{smart_count} %{name}?',
  'ra.message.bulk_delete_content': 'Data ini akan dihapus. |||| %{smart_count} data ini akan dihapus.',
  'ra.navigation.page_out_from_end': 'Tidak bisa melewati halaman terakhir',
  'ra.notification.http_error': 'Layanan tidak dapat dihubungi. Coba lagi sebentar lagi.',
  'ra.notification.updated': 'Perubahan tersimpan |||| %{smart_count} data diperbarui',
  'ra.notification.created': 'Data tersimpan',
  'ra.notification.deleted': 'Data terhapus |||| %{smart_count} data terhapus',
  'ra.message.unsaved_changes': 'Perubahan Anda belum disimpan. Tinggalkan halaman ini?',
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
    branch = typeof next === 'object' ? next : (branch[step] = {});
  }
  branch[leaf] = words;
  return tree;
}
