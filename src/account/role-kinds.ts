import { say } from '../../lib/language.ts';
/** Labels of the roles other than the main role (SPEC B2). */
export const roleKinds: Record<string, string> = {
  'Additional Role': say({ id: 'Jabatan tambahan', en: 'Additional post' }),
  Secretary: say({ id: 'Sebagai sekretaris', en: 'As secretary' }),
  Delegation: say({ id: 'Sebagai penerima delegasi', en: 'By delegation' }),
};
