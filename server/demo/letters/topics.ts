import { readData } from '../read-data.ts';

/** A matter the company writes about, with senders and receivers; words.ts fills {words} in its texts. */
export type Topic = {
  code: string;
  /** Posts that write about it, and posts that hear of it. */
  from: string[];
  to: string[];
  classification: string;
  /** Biasa where it says nothing. */
  security?: string;
  /** The months it belongs to; all where it says nothing. */
  months?: number[];
  weight?: number;
  /** Follows "Menindaklanjuti" in the text. */
  basis: string[];
  points: string[];
  /** Follows "Mohon Bapak/Ibu" in the text. */
  asks: string[];
} & { [List in SubjectList]?: string[] };

type SubjectList =
  | 'subjects'
  | 'meetings'
  | 'reports'
  | 'duties'
  | 'minutes'
  | 'circulars'
  | 'announcements'
  | 'orders';

/** Subtypes of random letters: frequency and subject pattern. */
export const writtenKinds: { code: string; weight: number; list: SubjectList; subject: string }[] = [
  { code: 'ND', weight: 46, list: 'subjects', subject: '{}' },
  { code: 'MEMO', weight: 9, list: 'subjects', subject: '{}' },
  { code: 'UNDI', weight: 13, list: 'meetings', subject: 'Undangan Rapat {}' },
  { code: 'NOT', weight: 7, list: 'meetings', subject: 'Notula Rapat {}' },
  { code: 'LAP', weight: 11, list: 'reports', subject: 'Laporan {}' },
  { code: 'ST', weight: 6, list: 'duties', subject: '{}' },
  { code: 'BA', weight: 4, list: 'minutes', subject: 'Berita Acara {}' },
  { code: 'SE', weight: 3, list: 'circulars', subject: '{}' },
  { code: 'PENG', weight: 3, list: 'announcements', subject: '{}' },
  { code: 'SPRIN', weight: 3, list: 'orders', subject: '{}' },
];

export const readTopics = (): Topic[] => readData<Topic[]>('topics');
