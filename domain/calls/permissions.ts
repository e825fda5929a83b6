import { z } from 'zod';
import { day, defineCall, id, listOf, listQuery, pageOf } from './define-call.ts';

/** One privilege of the catalogue, as the tree of a role shows it. */
const catalogueEntry = z
  .object({
    path: z.string(),
    name: z.string(),
    /** The first segment of the menu's branch, or "lainnya". */
    branch: z.string(),
    description: z.string().nullable(),
    isActive: z.boolean(),
  })
  .meta({ id: 'CatalogueEntry' });
export type CatalogueEntry = z.infer<typeof catalogueEntry>;

/** How somebody comes to a role: given to the person, with a holding or a post, or through whom they act for. */
const roleWay = z
  .object({
    kind: z.enum(['person', 'holding', 'post', 'secretary', 'delegation']),
    userId: id,
    personName: z.string(),
    roleId: id,
    roleName: z.string(),
    /** An inactive role gives nothing. */
    isRoleActive: z.boolean(),
    /** The post it goes with. */
    positionId: id.nullable(),
    positionName: z.string().nullable(),
    /** The record to open: the holding, secretary setting or delegation. */
    recordId: id.nullable(),
    /** Whose secretary or delegate. */
    forName: z.string().nullable(),
    from: day.nullable(),
    until: day.nullable(),
    /** Begun and not ended. */
    isNow: z.boolean(),
    /** Part of the main entry; else an entry of its own. */
    isMain: z.boolean(),
  })
  .meta({ id: 'RoleWay' });
export type RoleWay = z.infer<typeof roleWay>;

export const permissionCalls = {
  readCatalogue: defineCall({
    method: 'GET',
    path: '/user/api/Permission/catalogue',
    summary: 'Katalog hak akses, seluruhnya',
    tags: ['user'],
    answer: listOf(catalogueEntry),
  }),
  waysOfRole: defineCall({
    method: 'GET',
    path: '/user/api/Role/:id/ways',
    summary: 'Siapa yang memegang sebuah role, dan lewat apa',
    tags: ['user'],
    privilege: '/manajemen-user/role',
    query: listQuery(),
    answer: pageOf(roleWay),
  }),
  waysOfPerson: defineCall({
    method: 'GET',
    path: '/user/api/User/:id/ways',
    summary: 'Role seseorang, dan lewat apa',
    tags: ['user'],
    privilege: '/manajemen-user/user',
    answer: listOf(roleWay),
  }),
};
export type PermissionCalls = typeof permissionCalls;
