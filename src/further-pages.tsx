import type { ReactNode } from 'react';
import { compareRolesPage } from '../domain/access/compare-roles-page.ts';
import { loansPage } from '../domain/archive/archive-detail.ts';
import { filingPages } from '../domain/archive/filing-pages.ts';
import { auditLogPage } from '../domain/audit/audit-log-page.ts';
import { dataModelPage } from '../domain/data-model.ts';
import { directoryPage } from '../domain/directory.ts';
import { mailLogPage } from '../domain/mail-log.ts';
import { setupPage } from '../domain/setup.ts';
import { settingsPage } from '../resources/settings-page.ts';
import { ChangePasswordPage } from './account/index.ts';
import { LoansPage, RetentionPage, UnfiledPage } from './archive/index.ts';
import { AuditLogPage } from './audit-log/index.ts';
import { CalendarPage } from './calendar/index.ts';
import { ArchiveDashboardPage } from './dashboard/index.ts';
import { DataModelPage } from './data-model/index.ts';
import { DirectoryPage } from './directory/index.ts';
import { FaqPage } from './help/pages.ts';
import { NumbersPage } from './letters/numbering/index.ts';
import { MailLogPage } from './mail-log/index.ts';
import { NotificationSettingsPage, NotificationsPage } from './notifications/index.ts';
import { ResultPage, SearchPage } from './search/index.ts';
import { SettingsPage } from './settings/index.ts';
import { SetupPage } from './setup/index.ts';
import { CompareRolesPage } from './views/privileges/index.ts';

const pages: Record<string, ReactNode> = {
  [auditLogPage.path]: <AuditLogPage />,
  [compareRolesPage]: <CompareRolesPage />,
  [dataModelPage.path]: <DataModelPage />,
  [directoryPage.path]: <DirectoryPage />,
  [mailLogPage.path]: <MailLogPage />,
  [settingsPage.path]: <SettingsPage />,
  [setupPage.path]: <SetupPage />,
  [loansPage]: <LoansPage />,
  [filingPages.unfiled]: <UnfiledPage />,
  [filingPages.retention]: <RetentionPage />,
  '/calendar': <CalendarPage />,
  '/dashboard/archive': <ArchiveDashboardPage />,
  '/faq': <FaqPage />,
  '/naskah-dinas/nomor': <NumbersPage />,
  '/notifikasi': <NotificationsPage />,
  '/notifikasi/pengaturan': <NotificationSettingsPage />,
  '/password/change': <ChangePasswordPage />,
  '/search': <SearchPage />,
  '/search/result': <ResultPage />,
};

/** Pages that are seldom the first, behind one door: the first load pays for each (DESIGN 5). */
export default function FurtherPage({ path }: { path: string }) {
  return pages[path];
}
