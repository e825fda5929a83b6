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
