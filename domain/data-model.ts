/** The picture of all entities and what they refer to; for who may see all privileges. */
export const dataModelPage = {
  path: '/pengaturan/model-data',
  privilege: '/manajemen-user/permission',
} as const;
