export { default as DataReportPage } from './data/data-report-page.tsx';
export { default as FirstReport } from './first-report.tsx';
export { default as ReportEntryPage } from './report-entry-page.tsx';
export { default as ReportPage } from './report-page.tsx';
