/** Messages of ra-core that ra-language-indonesian 3.4 lacks, by their full key. */
export const missing: Record<string, string> = {
  'ra.action.clear_array_input': 'Kosongkan daftar',
  'ra.action.update': 'Perbarui',
  'ra.action.move_up': 'Pindahkan ke atas',
  'ra.action.move_down': 'Pindahkan ke bawah',
  'ra.message.clear_array_input': 'Anda yakin ingin mengosongkan seluruh daftar?',
  'ra.message.select_all_limit_reached':
    'Data terlalu banyak untuk dipilih semuanya. Hanya %{max} data pertama yang dipilih.',
  'ra.navigation.page': 'Ke halaman %{page}',
  'ra.navigation.previous': 'Ke halaman sebelumnya',
  'ra.notification.not_authorized': 'Anda tidak memiliki hak untuk mengakses data ini.',
  'ra.validation.unique': 'Harus unik',
};
