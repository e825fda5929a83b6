import type { Message } from '../../../lib/language.ts';

type Definition = { label: Message; text: Message };

/** Definitions of the trade's terms (DOMAIN 4 to 8, 11), in one or two sentences. */
export const terms = {
  tembusan: {
    label: { id: 'Tembusan', en: 'Copy (cc)' },
    text: {
      id: 'Pihak yang menerima salinan untuk diketahui. Mereka tidak diminta menindaklanjuti naskah ini.',
      en: 'Who gets a copy to know of it, and is not asked to act on it.',
    },
  },
  disposisi: {
    label: { id: 'Disposisi', en: 'Disposition' },
    text: {
      id: 'Perintah atasan kepada bawahan untuk menindaklanjuti naskah masuk, dengan instruksi, tenggat, dan satu penanggung jawab.',
      en: 'A superior’s order to act on a letter received, with instructions, a deadline and one person responsible.',
    },
  },
  paraf: {
    label: { id: 'Paraf', en: 'Initials' },
    text: {
      id: 'Persetujuan pemeriksa atas konsep naskah, berurutan, sebelum naskah sampai ke penanda tangan.',
      en: 'A reviewer’s consent to the draft, in order, before it comes to the signer.',
    },
  },
  atasNama: {
    label: { id: 'a.n. (atas nama)', en: 'a.n. (on behalf of)' },
    text: {
      id: 'Tanda tangan pejabat satu tingkat di bawah, dengan mandat dari atasannya. Tanggung jawab tetap pada atasan.',
      en: 'Signed one level below by the superior’s mandate; the superior stays responsible.',
    },
  },
  untukBeliau: {
    label: { id: 'u.b. (untuk beliau)', en: 'u.b. (for them)' },
    text: {
      id: 'Mandat satu tingkat lebih jauh: penerima mandat a.n. menyerahkannya lagi kepada pejabat di bawahnya.',
      en: 'A mandate one level further down than a.n.',
    },
  },
  pelaksana: {
    label: { id: 'Plt. dan Plh.', en: 'Plt. and Plh.' },
    text: {
      id: 'Plt. (pelaksana tugas) mengisi jabatan yang kosong. Plh. (pelaksana harian) mengganti pejabat yang berhalangan sebentar.',
      en: 'Plt. acts in a vacant post; Plh. stands in for a holder who is briefly away.',
    },
  },
  klasifikasiArsip: {
    label: { id: 'Klasifikasi arsip', en: 'Archive classification' },
    text: {
      id: 'Kode menurut fungsi dan kegiatan. Kode ini menentukan berkas, masa simpan, dan tingkat keamanan bawaan naskah.',
      en: 'A code by function and activity; it decides file, retention and the security class at first.',
    },
  },
  klasifikasiKeamanan: {
    label: { id: 'Klasifikasi keamanan', en: 'Security class' },
    text: {
      id: 'Siapa yang boleh membuka: Biasa, Terbatas, Rahasia, atau Sangat Rahasia. Di atas Biasa hanya orang pada naskah itu dan yang diberi akses.',
      en: 'Who may open it: Biasa, Terbatas, Rahasia or Sangat Rahasia. Above Biasa only the people on the letter and those granted access.',
    },
  },
  sifat: {
    label: { id: 'Sifat', en: 'Urgency' },
    text: {
      id: 'Seberapa cepat naskah perlu ditindaklanjuti: Biasa, Segera, Sangat Segera, atau Kilat. Berbeda dari klasifikasi keamanan.',
      en: 'How quickly it needs to be acted on; not the same as the security class.',
    },
  },
  retensi: {
    label: { id: 'Retensi', en: 'Retention' },
    text: {
      id: 'Lamanya arsip disimpan, dihitung dari peristiwa yang menutup urusannya: masa aktif, lalu masa inaktif.',
      en: 'How long a record is kept from the event that ended its business: active years, then inactive ones.',
    },
  },
  jra: {
    label: { id: 'JRA (jadwal retensi arsip)', en: 'JRA (retention schedule)' },
    text: {
      id: 'Daftar masa simpan setiap klasifikasi dan nasib akhirnya: musnah, permanen, atau dinilai kembali.',
      en: 'How long each classification is kept, and what becomes of it: destroyed, permanent or appraised again.',
    },
  },
  berkas: {
    label: { id: 'Berkas', en: 'Filing unit' },
    text: {
      id: 'Kumpulan arsip tentang satu urusan di bawah satu klasifikasi. Retensi dihitung untuk seluruh isinya.',
      en: 'The records of one matter under one classification; retention counts for all in it.',
    },
  },
  naskahTanggapan: {
    label: { id: 'Naskah tanggapan', en: 'Response' },
    text: {
      id: 'Naskah baru yang menjawab naskah lain. Keduanya saling bertaut dan dapat dibaca dari kedua sisi.',
      en: 'A new letter that answers another; both are linked and can be read from either end.',
    },
  },
} satisfies Record<string, Definition>;

export type TermName = keyof typeof terms;
