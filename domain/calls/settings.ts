import { z } from 'zod';
import { defineCall, id, listOf, moment } from './define-call.ts';

const tags = ['setting'];

const settingState = z
  .object({
    path: z.string(),
    /** How many records there are; null where that says nothing. */
    count: z.int().nullable(),
    /** There are more than were counted. */
    isMore: z.boolean(),
    /** What waits for somebody there. */
    waiting: z.object({ kind: z.enum(['yours', 'failed']), count: z.int() }).nullable(),
  })
  .meta({ id: 'SettingState' });
export type SettingState = z.infer<typeof settingState>;

const foundRecord = z
  .object({ resource: z.string(), id, label: z.string(), updatedAt: moment })
  .meta({ id: 'FoundRecord' });
export type FoundRecord = z.infer<typeof foundRecord>;

/** What the page of all settings and the palette ask beside the declarations. */
export const settingCalls = {
  states: defineCall({
    method: 'GET',
    path: '/setting/api/SettingState',
    summary: 'Banyaknya isi dan keadaan tiap pengaturan',
    tags,
    privilege: '/pengaturan',
    answer: listOf(settingState),
  }),
  records: defineCall({
    method: 'GET',
    path: '/setting/api/FoundRecord',
    summary: 'Data menurut namanya, dari semua entitas yang boleh dibuka',
    tags,
    query: z.object({ q: z.string().max(200) }),
    answer: listOf(foundRecord),
  }),
};
export type SettingCalls = typeof settingCalls;
