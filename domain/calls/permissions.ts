import { z } from 'zod';
import { defineCall, listOf } from './define-call.ts';

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

export const permissionCalls = {
  readCatalogue: defineCall({
    method: 'GET',
    path: '/user/api/Permission/catalogue',
    summary: 'Katalog hak akses, seluruhnya',
    tags: ['user'],
    answer: listOf(catalogueEntry),
  }),
};
export type PermissionCalls = typeof permissionCalls;
