import { lazy } from 'react';

type Screens = typeof import('./report-screens.ts');
/** One part for all of them: each has its weight in the first load. */
const screen = <Name extends keyof Screens>(name: Name) =>
  lazy(async () => ({ default: (await import('./report-screens.ts'))[name] }));

/** /pelaporan/{report}: a report's figures, charts and letters (SPEC A1). */
export const ReportPage = screen('ReportPage');
/** /pelaporan/{report}/{id}: one letter's life in dates. */
export const ReportEntryPage = screen('ReportEntryPage');
/** /pelaporan/data: groups and sums of any declared records. */
export const DataReportPage = screen('DataReportPage');
/** /pelaporan: the first report the person may open (SPEC A2). */
export const FirstReport = screen('FirstReport');
