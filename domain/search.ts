import type { Message } from '../lib/language.ts';

/** State of a file's text extraction (SPEC B7 search). */
export const textStates = ['waiting', 'reading', 'done', 'failed', 'none'] as const;
export type TextState = (typeof textStates)[number];
/** How it was read. */
export type TextWay = 'pdf' | 'ocr' | 'office' | 'plain';
export type TextFault =
  | 'encrypted'
  | 'broken'
  | 'too-large'
  | 'too-slow'
  | 'too-much'
  | 'empty'
  | 'unknown'
  | 'missing';

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

/** The narrowings a search offers, in the order they are shown. */
export const searchFacets = [
  { name: 'source', label: { id: 'Jenis dokumen', en: 'Document' } },
  { name: 'kind', label: { id: 'Jenis naskah', en: 'Kind' } },
  { name: 'unit', label: { id: 'Unit', en: 'Unit' } },
  { name: 'year', label: { id: 'Tahun', en: 'Year' } },
  { name: 'classification', label: { id: 'Klasifikasi arsip', en: 'Classification' } },
  { name: 'security', label: { id: 'Klasifikasi keamanan', en: 'Security' } },
  { name: 'state', label: { id: 'Status', en: 'State' } },
] as const;

export type SearchFacetName = (typeof searchFacets)[number]['name'];

/** Maximum query length. The screen stops here, the API uses the beginning. */
export const longestSearch = 1000;

/** Its privilege, and its place in the menu. */
export const searchPage = {
  path: '/search',
  label: { id: 'Pencarian', en: 'Search' },
  icon: 'search',
  menu: true,
} as const;
