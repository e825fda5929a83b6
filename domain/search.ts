import type { Words } from '../lib/language.ts';

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

export const textFaultWords: Record<TextFault, Words> = {
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

export type SearchSource = 'letter' | 'archive';

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

export type Segment = { text: string; hit: boolean };

export type SearchItem = {
  id: string;
  source: SearchSource;
  /** Null where there is nothing to lead to. */
  url: string | null;
  /** May the reader open it, or else request access (SPEC B3: an archive item that may be known to exist)? */
  access: 'open' | 'ask' | 'closed';
  title: string;
  number: string | null;
  kindName: string | null;
  unitName: string | null;
  /** Units keeping this letter in their archive, as far as visible to the reader; 0 for other results. */
  keptBy: number;
  fromName: string | null;
  /** YYYY-MM-DD. */
  day: string;
  state: string;
  stateName: string;
  securityName: string | null;
  securityRank: number;
  classification: string | null;
  /** Attachments not read yet: later searches may find more. */
  textsWaiting: number;
  highlights: {
    title: Segment[];
    number: Segment[];
    /** Matches in the text; empty without one. */
    content: Segment[];
    attachments: { name: string; text: Segment[] }[];
  };
};

export type SearchFacet = {
  name: SearchFacetName;
  label: string;
  values: { value: string; label: string; count: number }[];
};

export type SearchAnswer = {
  items: SearchItem[];
  totalCount: number;
  /** More results than are examined: the newest were, and counts are lower bounds. */
  totalIsEstimated?: boolean;
  facets: SearchFacet[];
  /** No exact match: these are near matches. */
  isFuzzy: boolean;
  /** Notes on the result, in Indonesian: what was not searched for and why. */
  notices: string[];
};

/** Maximum query length. The screen stops here, the API uses the beginning. */
export const longestSearch = 1000;

/** Its privilege, and its place in the menu. */
export const searchPage = {
  path: '/search',
  label: { id: 'Pencarian', en: 'Search' },
  icon: 'search',
  menu: true,
} as const;
