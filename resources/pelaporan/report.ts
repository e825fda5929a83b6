/**
 * The reports on letters as they travel between browser and server (SPEC A1, A2, B7 end). What is counted and who sees
 * which rows: docs/decisions/reports.md.
 */
import type { Words } from '../declare.ts';
import type { Page } from '../pages.ts';

export const reportNames = ['naskah-masuk', 'naskah-keluar', 'naskah-dinas'] as const;
export type ReportName = (typeof reportNames)[number];

export const isReportName = (value: string): value is ReportName =>
  (reportNames as readonly string[]).includes(value);

export const reportPath = (report: ReportName): string => `/pelaporan/${report}`;

export const reportLabels: Record<ReportName, Words> = {
  'naskah-masuk': { id: 'Laporan Naskah Masuk', en: 'Report on incoming letters' },
  'naskah-keluar': { id: 'Laporan Naskah Keluar', en: 'Report on outgoing letters' },
  'naskah-dinas': { id: 'Laporan Naskah Dinas', en: 'Report on letters' },
};

/** Privileges of their own; the menu has one entry, which leads to the first of them (SPEC A2). */
export const reportPages: Page[] = reportNames.map((name) => ({
  path: reportPath(name),
  label: reportLabels[name],
  icon: 'chart-column',
  menu: false,
}));

/** What became of an entry: open and closed where it was received, sent and cancelled where it left. */
export type ReportState = 'open' | 'closed' | 'sent' | 'cancelled';
export const reportStates: Record<ReportName, { value: ReportState; label: string }[]> = {
  'naskah-masuk': [
    { value: 'open', label: 'Terbuka' },
    { value: 'closed', label: 'Selesai' },
  ],
  'naskah-keluar': [
    { value: 'sent', label: 'Terkirim' },
    { value: 'cancelled', label: 'Dibatalkan' },
  ],
  'naskah-dinas': [
    { value: 'sent', label: 'Terkirim' },
    { value: 'cancelled', label: 'Dibatalkan' },
  ],
};
export const reportStateLabels: Record<ReportState, string> = {
  open: 'Terbuka',
  closed: 'Selesai',
  sent: 'Terkirim',
  cancelled: 'Dibatalkan',
};

/** The time that a report measures, in words: from receipt to the first step, or from draft to signature. */
export const measuredTimes: Record<ReportName, string> = {
  'naskah-masuk': 'Waktu tanggap',
  'naskah-keluar': 'Waktu penyelesaian',
  'naskah-dinas': 'Waktu penyelesaian',
};
export const measuredFrom: Record<ReportName, string> = {
  'naskah-masuk': 'sampai didisposisi, dijawab, atau selesai',
  'naskah-keluar': 'konsep sampai ditandatangani',
  'naskah-dinas': 'konsep sampai ditandatangani',
};

/** What narrows a report, besides its period: the names on the API. */
export const reportFilters = [
  'unitId',
  'naskahDinasParentCategoryId',
  'naskahDinasCategoryId',
  'archiveClassificationId',
  'permissionClassificationId',
  'state',
] as const;
export type ReportFilter = (typeof reportFilters)[number];

/** A letter that the reader may open, as a row of a report. Its id is the letter's. */
export type ReportItem = {
  id: string;
  subject: string;
  number: string | null;
  agenda?: string;
  categoryName: string | null;
  classificationName: string | null;
  securityName: string;
  securityRank: number;
  /** Who sent it; and at which posts, or to whom outside, it arrived. */
  senderName: string | null;
  receiverNames: string[];
  unitNames: string[];
  /** When it was received, or signed. */
  at: string;
  state: ReportState;
  /** The measured time, in hours; null as long as nothing was done. */
  hours: number | null;
};

/** A part of a report's figures; `key` is what the list is narrowed by. */
export type ReportPart = {
  key: string | null;
  label: string;
  count: number;
  /** Median of the measured time in hours; null where nothing is measured. */
  median: number | null;
};

export type ReportSummary = {
  report: ReportName;
  from: string;
  to: string;
  total: number;
  /** Of them: by state. */
  states: Partial<Record<ReportState, number>>;
  /** How many the time was measured of, its median, and what nine of ten stayed below, in hours. */
  measured: { count: number; median: number | null; p90: number | null };
  /** Dispositions to these units' posts that are past their deadline today; null where a report has none. */
  overdue: number | null;
  /** In order of time; `key` is a month (2026-01) or, of short periods, a day. */
  months: ReportPart[];
  units: (ReportPart & { overdue: number })[];
  kinds: ReportPart[];
  securities: ReportPart[];
  /** The units that a report of this reader's may be narrowed to. */
  scope: { id: string; label: string }[];
};

/** A step of a letter's life, as a report tells it. */
export type ReportStep = { event: string; label: string; at: string; by: string | null };
export type ReportEntry = ReportItem & {
  report: ReportName;
  steps: ReportStep[];
  dueAt: string | null;
  /** Did it come to the reader's own post: then it is read in the inbox. */
  isInInbox: boolean;
};

export type ReportFormat = 'xlsx' | 'csv' | 'pdf';
export const reportFormats: ReportFormat[] = ['xlsx', 'csv', 'pdf'];
export type ReportFrequency = 'weekly' | 'monthly';
export const reportFrequencies: { value: ReportFrequency; label: string; text: string }[] = [
  { value: 'weekly', label: 'Setiap minggu', text: 'Senin pagi, tentang minggu sebelumnya' },
  { value: 'monthly', label: 'Setiap bulan', text: 'Tanggal 1, tentang bulan sebelumnya' },
];

/** A report that comes to its reader by mail. */
export type ReportSubscription = {
  id: string;
  report: ReportName;
  frequency: ReportFrequency;
  format: ReportFormat;
  filters: Partial<Record<ReportFilter, string>>;
  /** In which role it was asked for. */
  roleName: string;
  createdAt: string;
};
