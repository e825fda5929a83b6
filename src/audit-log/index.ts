import { lazy } from 'react';

/** `/pengaturan/log-audit`: everything that was done, by whom and when (SPEC B6). */
export const AuditLogPage = lazy(() => import('./audit-log-page.tsx'));
