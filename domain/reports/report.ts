/**
 * Reports on letters and archive items, between browser and server (SPEC A1, A2, B7 end). Counting and visibility
 * rules: docs/decisions/reports.md.
 */

import type { Message } from '../../lib/language.ts';
import type { Page } from '../access/pages.ts';

export const reportNames = ['naskah-masuk', 'naskah-keluar', 'naskah-dinas', 'arsip'] as const;
export type ReportName = (typeof reportNames)[number];

export const isReportName = (value: string): value is ReportName =>
  (reportNames as readonly string[]).includes(value);

export const reportPath = (report: ReportName): string => `/pelaporan/${report}`;

export const reportLabels: Record<ReportName, Message> = {
  'naskah-masuk': { id: 'Laporan Naskah Masuk', en: 'Report on incoming letters' },
  'naskah-keluar': { id: 'Laporan Naskah Keluar', en: 'Report on outgoing letters' },
  'naskah-dinas': { id: 'Laporan Naskah Dinas', en: 'Report on letters' },
  arsip: { id: 'Laporan Arsip', en: 'Report on the archive' },
};

/** Each has its own privilege; the menu has one entry, linking to the first of them (SPEC A2). */
export const reportPages: Page[] = reportNames.map((name) => ({
  path: reportPath(name),
  label: reportLabels[name],
  icon: 'chart-column',
  menu: false,
}));

/** Completed retention actions, by the day of the minutes (DOMAIN 8). */
export const movedKinds = ['transfer', 'destroy', 'permanent'] as const;
export type MovedKind = (typeof movedKinds)[number];

export const reportFilters = [
  'unitId',
  'naskahDinasParentCategoryId',
  'naskahDinasCategoryId',
  'archiveClassificationId',
  'permissionClassificationId',
  'state',
] as const;
export type ReportFilter = (typeof reportFilters)[number];

/** What comes by mail: these, and reports on declared records (domain/calls/data-report.ts). */
export const subscribedReports = [...reportNames, 'data'] as const;
/** Regular reports that one person asks for, for one receiver; and colleagues of one request. */
export const mostSubscriptions = 20;
export type SubscribedReport = (typeof subscribedReports)[number];

export type ReportFormat = 'xlsx' | 'csv' | 'pdf';
export const reportFormats: ReportFormat[] = ['xlsx', 'csv', 'pdf'];
export type ReportFrequency = 'weekly' | 'monthly';
