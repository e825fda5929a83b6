import type { Choice } from '../../lib/choice.ts';

/** How something was done: by the person in their own role, for another, by an API token, or by no person. */
export const auditWays = [
  { value: 'own', label: { id: 'Sendiri', en: 'In person' } },
  { value: 'behalf', label: { id: 'Atas nama pejabat lain', en: 'On behalf of another' } },
  { value: 'token', label: { id: 'Token API', en: 'API token' } },
  { value: 'system', label: { id: 'Tanpa sesi', en: 'Without a session' } },
] as const satisfies Choice[];
export type AuditWay = (typeof auditWays)[number]['value'];

/** Kinds of acts that the log is narrowed by. */
export const auditKinds = [
  { value: 'create', label: { id: 'Pembuatan', en: 'Creating' } },
  { value: 'change', label: { id: 'Perubahan dan langkah', en: 'Changes and steps' } },
  { value: 'delete', label: { id: 'Penghapusan', en: 'Deleting' } },
  { value: 'open', label: { id: 'Pembukaan isi', en: 'Opening contents' } },
  { value: 'export', label: { id: 'Ekspor', en: 'Exports' } },
  { value: 'session', label: { id: 'Masuk dan sandi', en: 'Signing in, passwords' } },
] as const satisfies Choice[];
export type AuditKind = (typeof auditKinds)[number]['value'];

/** The actions of each kind; a change is what no other kind names. */
export const actionsOfKind: Record<Exclude<AuditKind, 'change'>, readonly string[]> = {
  create: [
    'create',
    'import',
    'register',
    'duplicate',
    'first-administrator',
    'invite',
    'create-api-token',
    'book-number',
  ],
  delete: ['delete', 'destroy', 'delete-comment', 'remove-file', 'remove-picture', 'revoke-api-token'],
  open: [
    ...['open', 'open-pdf', 'open-docx', 'open-attachment', 'open-versions', 'open-report-file'],
    ...['open-duplicate', 'open-timeline', 'download-unmarked', 'give-copy', 'reveal', 'read', 'unread'],
  ],
  export: ['export'],
  session: [
    ...['sign-in', 'sign-in-refused', 'decide-by-mail-refused', 'sign-out', 'switch-role', 'revoke'],
    'refresh-token-reused',
    ...['change-password', 'reset-password', 'begin-two-factor', 'end-two-factor', 'reset-two-factor'],
    ...['renew-recovery-codes', 'accept-invitation', 'temporary-password', 'unlock', 'end-sessions'],
    ...['view-as-begin', 'view-as-end', 'proven-again'],
  ],
};
