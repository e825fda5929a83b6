/** The page of all settings, including those that SPEC A2 keeps out of the menu; what stands on it: settings.ts. */
export const settingsPage = {
  path: '/pengaturan',
  label: { id: 'Semua pengaturan', en: 'All settings' },
  icon: 'settings',
} as const;
