import { z } from 'zod';
import { uuidPattern } from '../../lib/shapes.ts';
import { fault } from '../../lib/text-faults.ts';
import { mostPickerOptions } from '../most-at-once.ts';
import { day, defineCall, id, listOf } from './define-call.ts';

const tags = ['picker'];

/** Out of office until a day, with a delegate. */
export const away = z.object({ until: day, toName: z.string() }).meta({ id: 'Away' });
export type Away = z.infer<typeof away>;

/** A person in one post (SPEC A3 Picker user). */
export const pickerUser = z
  .object({
    id,
    personName: z.string(),
    positionName: z.string(),
    /** The post of this option; a person with two posts is two options. */
    positionId: id,
    unitName: z.string(),
    /** Set on a delegate's option for the official's post; see `excludesByDelegation`. */
    delegationId: id.nullable(),
    /** Of a delegate's option: the last day. */
    until: day.nullable().optional(),
    /** The post as a whole, which several people hold; id is that of one of them. */
    isWholePost: z.literal(true).optional(),
    /** How many hold the post that is chosen as a whole. */
    holders: z.int().optional(),
    /** Out of office: the last day, and who stands in. */
    away: away.optional(),
    level: z.int(),
    canSign: z.boolean(),
    canReview: z.boolean(),
    /** Staff number, and the company of the post's unit: what a letter signed here prints. */
    npp: z.string(),
    companyCode: z.string(),
    /** How a letter to them addresses them. */
    salutation: z.string().nullable().optional(),
  })
  .meta({ id: 'PickerUser' });
export type PickerUser = z.infer<typeof pickerUser>;

/** SPEC A3: the contract's smaller pickers, each with its own names. */
const processingUnit = z.object({ id, unitName: z.string() }).meta({ id: 'ProcessingUnit' });
export type ProcessingUnit = z.infer<typeof processingUnit>;
const positionOption = z.object({ position_id: id, position_name: z.string() });
export type PositionOption = z.infer<typeof positionOption>;
const numberCodeUnit = z.object({ orgId: id, orgName: z.string() });
export type NumberCodeUnit = z.infer<typeof numberCodeUnit>;

const chosenIds = z
  .custom<string[]>(
    (ids) =>
      Array.isArray(ids) &&
      ids.length <= mostPickerOptions &&
      ids.every((each) => typeof each === 'string' && uuidPattern.test(each)),
    fault({
      id: `Isi dengan paling banyak ${mostPickerOptions} id.`,
      en: `Enter at most ${mostPickerOptions} ids.`,
    }),
  )
  .meta({ type: 'array', maxItems: mostPickerOptions, items: { type: 'string', format: 'uuid' } });
const chosenPeople = z.preprocess(
  // A body that is no object is treated as empty.
  (body: { ids: string[]; includeDelegations?: boolean }) =>
    typeof body === 'object' && !Array.isArray(body) ? body : {},
  z.object({ ids: chosenIds, includeDelegations: z.boolean().optional().catch(false) }),
);
export type ChosenPeople = z.output<typeof chosenPeople>;

const text = z.string().optional();
const yes = z.boolean().optional();
/** Sort parameters are accepted and ignored: the order is fixed. */
const picked = z.object({
  FirstChar: text,
  PerPage: z.int().optional(),
  OrderBy: text,
  Order: text,
  IsActive: yes,
});

/** The contract's pickers (SPEC A5, A6): ids and labels only, for all signed-in users. */
export const pickerCalls = {
  people: defineCall({
    method: 'GET',
    path: '/user/api/Account/user',
    summary: 'Orang',
    description:
      'FirstChar: nama, NPP, atau jabatan. CanSign, CanReview: yang jabatannya berwenang. IncludeDelegations=true: juga penerima delegasi, dengan delegationId dan until; yang berbagi satu delegasi saling meniadakan. IncludeSharedPosts=true: juga jabatan bersama sebagai satu pilihan, dengan isWholePost.',
    tags,
    query: picked.extend({
      CanSign: yes,
      CanReview: yes,
      IsLegal: yes,
      IncludeDelegations: yes,
      IncludeSharedPosts: yes,
    }),
    answer: listOf(pickerUser),
  }),
  peopleByIds: defineCall({
    method: 'POST',
    path: '/user/api/Account/user/GetListUserByIds',
    summary: 'Orang menurut id',
    tags,
    body: chosenPeople,
    answer: listOf(pickerUser),
  }),
  units: defineCall({
    method: 'GET',
    path: '/user/processing-unit',
    summary: 'Unit pengolah',
    tags,
    query: picked,
    answer: listOf(processingUnit),
  }),
  archiveUnits: defineCall({
    method: 'GET',
    path: '/arsip/api/ProcessingUnit',
    summary: 'Unit pengolah',
    tags,
    query: picked,
    answer: listOf(processingUnit),
  }),
  unit: defineCall({
    method: 'GET',
    path: '/user/processing-unit/:id',
    summary: 'Satu unit pengolah',
    tags,
    answer: processingUnit,
  }),
  positions: defineCall({
    method: 'GET',
    path: '/setting/api/JobMapping/GetDataJabatan',
    summary: 'Jabatan',
    tags,
    query: picked,
    answer: listOf(positionOption),
  }),
  numberCodeUnits: defineCall({
    method: 'GET',
    path: '/master-data/api/ScriptNumberCode/getlist',
    summary: 'Unit menurut kode nomor',
    tags,
    query: picked,
    answer: listOf(numberCodeUnit),
  }),
};
export type PickerCalls = typeof pickerCalls;
