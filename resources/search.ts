/** What becomes of the text in a file (SPEC B7 search). */
export type TextState = 'waiting' | 'reading' | 'done' | 'failed' | 'none';
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

/** Why a file has no text, as people are told. */
export const textFaultWords: Record<TextFault, string> = {
  encrypted: 'Berkas ini terkunci dengan kata sandi.',
  broken: 'Berkas ini rusak atau isinya bukan seperti namanya.',
  'too-large': 'Berkas ini terlalu besar untuk dibaca.',
  'too-slow': 'Berkas ini terlalu lama dibaca.',
  'too-much': 'Isi berkas ini jauh lebih besar daripada berkasnya.',
  empty: 'Tidak ada teks di dalam berkas ini.',
  unknown: 'Teks dari jenis berkas ini tidak dapat dibaca.',
  missing: 'Berkas ini tidak ditemukan di penyimpanan.',
};

/** The text of one attachment, as shown beside it. */
export type AttachmentText = {
  attachmentId: string;
  fileName: string;
  state: TextState;
  /** Indonesian; null where nothing is wrong. */
  reason: string | null;
  pages: number | null;
  pagesRead: number | null;
  /** Whether reading it once more may be asked for. */
  canRetry: boolean;
};
