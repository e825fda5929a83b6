/** How a role that is not one's own desk is told apart (SPEC B2). */
export const roleKinds: Record<string, string> = {
  'Additional Role': 'Jabatan tambahan',
  Secretary: 'Sebagai sekretaris',
  Delegation: 'Sebagai penerima delegasi',
};
