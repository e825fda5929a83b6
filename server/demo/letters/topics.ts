import { readData } from '../read-data.ts';

/** What the company writes about, and who to whom; the texts hold {words} that words.ts fills. */
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
  /** What such letters rest on: stands behind "Menindaklanjuti". */
  basis: string[];
  points: string[];
  /** What is asked for: stands behind "Mohon Bapak/Ibu". */
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

/** The sub-kinds written by chance: how often, and what their subject is made of. */
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
