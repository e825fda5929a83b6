import { lazy } from 'react';

/** /pelaporan/{report}: a report's figures, charts and letters (SPEC A1). */
export const ReportPage = lazy(() => import('./report-page.tsx'));
/** /pelaporan/{report}/{id}: one letter's life in dates. */
export const ReportEntryPage = lazy(() => import('./report-entry-page.tsx'));
/** /pelaporan/data: groups and sums of any declared records. */
export const DataReportPage = lazy(() => import('./data/data-report-page.tsx'));
/** /pelaporan: the first report the person may open (SPEC A2). */
export const FirstReport = lazy(() => import('./first-report.tsx'));
