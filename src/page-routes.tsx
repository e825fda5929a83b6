import { lazy, type ReactNode } from 'react';
import { compareRolesPage } from '../domain/access/compare-roles-page.ts';
import { loansPage } from '../domain/archive/archive-detail.ts';
import { filingPages } from '../domain/archive/filing-pages.ts';
import { auditLogPage } from '../domain/audit/audit-log-page.ts';
import { dataModelPage } from '../domain/data-model.ts';
import { directoryPage } from '../domain/directory.ts';
import { mailLogPage } from '../domain/mail-log.ts';
import { dataReportPage } from '../domain/reports/data-report-page.ts';
import { setupPage } from '../domain/setup.ts';
import { settingsPage } from '../resources/settings-page.ts';
import { ProfilePage } from './account/index.ts';
import { ProposalPage } from './archive/index.ts';
import { DashboardPage } from './dashboard/index.ts';
import { fetchWhenIdle } from './first-load/index.ts';
import { GalleryPage } from './gallery/index.ts';
import { DraftPage, InboxPage, OutboxPage, TaskPage } from './letters/index.ts';
import { DataReportPage, FirstReport, ReportEntryPage, ReportPage } from './reports/index.ts';
import { ErrorPage, Reloader } from './shell/index.ts';

const WizardPage = lazy(() =>
  import('./letters/wizard/index.ts').then((module) => ({ default: module.WizardPage })),
);
const EditLetterPage = lazy(() =>
  import('./letters/wizard/index.ts').then((module) => ({ default: module.EditLetterPage })),
);

const StartResponsePage = lazy(() =>
  import('./letters/wizard/index.ts').then((module) => ({ default: module.StartResponsePage })),
);

/** The first page's own rows come first: they share the line. In milliseconds. */
const quiet = 1000;

/** Has the desk's code fetched while nothing else happens. */
export function fetchLikelyNext(): void {
  setTimeout(() => fetchWhenIdle(() => import('./letters/inbox/inbox-page.tsx')), quiet);
}

const FurtherPage = lazy(() => import('./further-pages.tsx'));
const further = [
  ...[settingsPage, dataModelPage, directoryPage, auditLogPage, mailLogPage, setupPage].map(
    ({ path }) => path,
  ),
  ...[
    compareRolesPage,
    loansPage,
    filingPages.unfiled,
    filingPages.retention,
    '/calendar',
    '/dashboard/archive',
  ],
  ...['/faq', '/naskah-dinas/nomor', '/notifikasi', '/notifikasi/pengaturan', '/password/change'],
  ...['/search', '/search/result'],
];

/** The pages that are not a declared resource's (SPEC A1). */
export const pageRoutes: { path: string; element: ReactNode }[] = [
  { path: '/', element: <DashboardPage /> },
  { path: '/dashboard', element: <DashboardPage /> },
  { path: '/user', element: <ProfilePage /> },
  ...further.map((path) => ({ path, element: <FurtherPage path={path} /> })),
  { path: `${filingPages.retention}/:id`, element: <ProposalPage /> },
  { path: '/naskah-dinas/inbox/*', element: <InboxPage /> },
  { path: '/naskah-dinas/outbox/*', element: <OutboxPage /> },
  { path: '/naskah-dinas/draft', element: <DraftPage /> },
  { path: '/naskah-dinas/draft/:id/edit', element: <EditLetterPage /> },
  { path: '/naskah-dinas/tugas/*', element: <TaskPage /> },
  { path: '/naskah-dinas/buat-naskah/*', element: <WizardPage /> },
  { path: '/naskah-dinas/:id/naskah-tanggapan/tambah', element: <StartResponsePage /> },
  { path: '/naskah-dinas/:id/naskah-tanggapan/:responseId/tambah', element: <StartResponsePage /> },
  { path: '/naskah-dinas/:id/naskah-tanggapan/:responseId/edit', element: <EditLetterPage /> },
  { path: '/pelaporan', element: <FirstReport /> },
  { path: dataReportPage.path, element: <DataReportPage /> },
  { path: '/pelaporan/:report', element: <ReportPage /> },
  { path: '/pelaporan/:report/:id', element: <ReportEntryPage /> },
  { path: '/forms/:part', element: <GalleryPage /> },
  { path: '/reloader', element: <Reloader /> },
  { path: '/500', element: <ErrorPage status={500} /> },
  { path: '/naskah-dinas/:id/edit', element: <EditLetterPage /> },
];
