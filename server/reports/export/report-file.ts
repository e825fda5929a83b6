import type { Readable } from 'node:stream';
import type { ReportFormat } from '../../../domain/reports/report.ts';

export type ReportFile = { name: string; mimeType: string; content: Readable; count: number };

export const reportTypes: Record<ReportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};
