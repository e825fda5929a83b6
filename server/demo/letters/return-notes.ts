export const returnNotes = [
  'Mohon lengkapi data pendukung per gerbang dan sesuaikan angka pada butir kedua dengan lampiran.',
  'Perihal terlalu umum. Sebutkan ruas dan waktunya, lalu perbaiki urutan paragraf.',
  'Tambahkan dasar penugasan dan batas waktu yang jelas bagi penerima.',
  'Angka belum sesuai dengan laporan terakhir. Mohon dicocokkan kembali sebelum dikirim.',
  'Penerima kurang: tambahkan Divisi Pemeliharaan Jalan Tol sebagai tembusan.',
  'Bahasa sudah baik, tetapi kesimpulan belum menjawab permintaan. Mohon ditambahkan usul tindak lanjut.',
  'Klasifikasi arsip belum tepat. Periksa kembali dan sesuaikan keamanan naskahnya.',
];
