import { z } from 'zod';
import { dataModelPage } from '../data-model.ts';
import { defineCall, listOf } from './define-call.ts';

const recordCount = z
  .object({
    /** The resource's name. */
    resource: z.string(),
    count: z.int(),
    /** There are more than were counted. */
    isMore: z.boolean(),
  })
  .meta({ id: 'RecordCount' });
export type RecordCount = z.infer<typeof recordCount>;

export const dataModelCalls = {
  counts: defineCall({
    method: 'GET',
    path: '/setting/api/RecordCount',
    summary: 'Banyaknya data tiap entitas yang boleh dilihat',
    tags: ['setting'],
    privilege: dataModelPage.path,
    answer: listOf(recordCount),
  }),
};
export type DataModelCalls = typeof dataModelCalls;
