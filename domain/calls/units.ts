import { z } from 'zod';
import { defineCall } from './define-call.ts';

export const unitCalls = {
  followers: defineCall({
    method: 'GET',
    path: '/master-data/api/OrganizationUnit/:id/followers',
    summary: 'Yang ikut bila kode perusahaan unit ini diganti',
    tags: ['master-data'],
    answer: z.object({
      units: z.int().describe('Unit di bawahnya dengan kode yang sama'),
      letterheads: z.int(),
    }),
  }),
};
export type UnitCalls = typeof unitCalls;
