/** Everything that was done, by whom and when (SPEC B6); its own privilege. */
export const auditLogPage = {
  path: '/pengaturan/log-audit',
  label: { id: 'Log Audit', en: 'Audit log' },
  icon: 'scroll-text',
} as const;
