import type { Message } from '../lib/language.ts';
import type { TextFault } from './search.ts';

export const textFaultMessages: Record<TextFault, Message> = {
  encrypted: {
    id: 'Dokumen ini terkunci dengan kata sandi.',
    en: 'This document is locked by a password.',
  },
  broken: {
    id: 'Dokumen ini rusak atau isinya bukan seperti namanya.',
    en: 'This document is damaged, or not what its name says.',
  },
  'too-large': {
    id: 'Dokumen ini terlalu besar untuk dibaca.',
    en: 'This document is too large to read.',
  },
  'too-slow': { id: 'Dokumen ini terlalu lama dibaca.', en: 'Reading this document takes too long.' },
  'too-much': {
    id: 'Isi dokumen ini jauh lebih besar daripada ukurannya.',
    en: 'What is in this document is far larger than its size.',
  },
  empty: { id: 'Tidak ada teks di dalam berkas ini.', en: 'There is no text in this file.' },
  unknown: {
    id: 'Teks dari jenis dokumen ini tidak dapat dibaca.',
    en: 'Text of this kind of document cannot be read.',
  },
  missing: {
    id: 'Dokumen ini tidak ditemukan di penyimpanan.',
    en: 'This document was not found in storage.',
  },
};
