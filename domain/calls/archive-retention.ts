import { z } from 'zod';
import { note, noteOf, realDay, reason } from '../../lib/body-parts.ts';
import { fault } from '../../lib/text-faults.ts';
import { type FactName, factNames, hourPattern, noHour } from '../archive/minutes-facts.ts';
import { isSignature, type ProposalStep, proposalStates, proposalSteps } from '../archive/retention-flow.ts';
import { proposalKinds } from '../archive/retention-parties.ts';
import { mostUnitsProposed } from '../most-at-once.ts';
import { day, defineCall, fileOf, id, listQuery, moment, named, pageOf } from './define-call.ts';

const tags = ['arsip'];
const base = '/arsip/api/Retention';
const proposals = `${base}/proposals` as const;

const kind = z.enum(proposalKinds);
const state = z.enum(proposalStates);
const step = z.enum(proposalSteps);

const dueUnit = z
  .object({
    id,
    code: z.string(),
    title: z.string(),
    year: z.int(),
    classification: named,
    unit: named,
    itemCount: z.int(),
    /** The last day of the period that is over. */
    until: day,
    isHeld: z.boolean(),
    holdReason: z.string().nullable(),
    proposal: z.object({ id, state }).nullable(),
  })
  .meta({ id: 'DueUnit' });
export type DueUnit = z.infer<typeof dueUnit>;

const appraisalDecisions = ['Musnah', 'Permanen', 'Perpanjang'] as const;
export type AppraisalDecision = (typeof appraisalDecisions)[number];

const proposalUnit = dueUnit
  .omit({ proposal: true })
  .extend({
    until: day.nullable(),
    decision: z.enum(appraisalDecisions).nullable(),
    extraYears: z.int().nullable(),
    droppedAt: moment.nullable(),
    dropReason: z.string().nullable(),
  })
  .meta({ id: 'ProposalUnit' });
export type ProposalUnit = z.infer<typeof proposalUnit>;

const proposalRow = z
  .object({
    id,
    number: z.string(),
    kind,
    state,
    unit: named,
    note: z.string().nullable(),
    createdAt: moment,
    createdBy: named,
    unitCount: z.int(),
    itemCount: z.int(),
    isMine: z.boolean(),
  })
  .meta({ id: 'ProposalRow' });
export type ProposalRow = z.infer<typeof proposalRow>;

/** People who may take a pending step: some by name, and how many more. */
const awaited = z.object({ step, people: z.array(named), more: z.int() });
export type Awaited = z.infer<typeof awaited>;

const proposalDetail = proposalRow
  .extend({
    version: z.int(),
    endReason: z.string().nullable(),
    steps: z.array(
      z.object({
        step,
        at: moment,
        by: named,
        positionName: z.string(),
        note: z.string().nullable(),
        /** What it filled in of the minutes. */
        facts: z.partialRecord(z.enum(factNames), z.string()),
      }),
    ),
    next: z.array(step),
    /** Of every step to come, once it is open. */
    awaited: z.array(awaited),
    can: z.object({
      steps: z.array(step),
      refuse: z.boolean(),
      withdraw: z.boolean(),
      edit: z.boolean(),
      drop: z.boolean(),
    }),
    units: z.array(proposalUnit),
    minutes: z.object({ number: z.string(), size: z.int(), sha256: z.string() }).nullable(),
  })
  .meta({ id: 'ProposalDetail' });
export type ProposalDetail = z.infer<typeof proposalDetail>;

const retentionRun = z
  .object({
    day,
    isTrial: z.boolean(),
    found: z.array(z.object({ kind, units: z.int(), items: z.int() })),
    held: z.int(),
    waiting: z.int(),
    byUnit: z.array(z.object({ unit: named, kind, units: z.int(), items: z.int() })),
  })
  .meta({ id: 'RetentionRun' });
export type RetentionRun = z.infer<typeof retentionRun>;

const chooseUnit = { id: 'Pilih berkas.', en: 'Choose a filing unit.' };
const unitIds = z.array(z.uuid(fault(chooseUnit)), fault(chooseUnit));

const newProposal = z.strictObject({
  kind: z.enum(proposalKinds, fault({ id: 'Pilih jenis usul.', en: 'Choose the kind of proposal.' })),
  filingUnitIds: unitIds
    .min(1, fault({ id: 'Pilih paling sedikit satu berkas.', en: 'Choose at least one filing unit.' }))
    .max(
      mostUnitsProposed,
      fault({
        id: `Paling banyak ${mostUnitsProposed} berkas dalam satu usul.`,
        en: `At most ${mostUnitsProposed} filing units in one proposal.`,
      }),
    ),
  note,
});
export type NewProposal = z.output<typeof newProposal>;

const withReason = z.strictObject({ reason });
export type ProposalEnd = z.output<typeof withReason>;

const drop = z.strictObject({
  filingUnitIds: unitIds.min(1, fault(chooseUnit)).max(mostUnitsProposed),
  reason,
});
export type UnitDrop = z.output<typeof drop>;

const hour = z
  .string(fault({ id: 'Isi dengan jam.', en: 'Enter a time.' }))
  .regex(hourPattern, fault(noHour))
  .nullish();
const factDay = realDay().nullish();
/** What minutes say beside their list; which of it a step asks for: minutes-facts.ts. */
const facts = {
  committeeNumber: noteOf(100),
  committeeDate: factDay,
  decreeNumber: noteOf(100),
  decreeDate: factDay,
  consentNumber: noteOf(100),
  consentDate: factDay,
  method: noteOf(300),
  place: noteOf(200),
  from: hour,
  until: hour,
} satisfies Record<FactName, z.ZodType>;

const stepBody = z.strictObject({
  note,
  ...facts,
  password: z.string().max(200).optional(),
  decisions: z
    .array(
      z.strictObject({
        filingUnitId: z.uuid(fault(chooseUnit)),
        decision: z.enum(
          appraisalDecisions,
          fault({ id: 'Pilih hasil penilaian.', en: 'Choose the outcome of the appraisal.' }),
        ),
        extraYears: z
          .int(fault({ id: 'Isi dengan bilangan bulat.', en: 'Enter a whole number.' }))
          .min(1)
          .max(50)
          .nullish(),
      }),
    )
    .max(500)
    .optional(),
});
export type StepBody = z.input<typeof stepBody>;
export type StepTaken = z.output<typeof stepBody>;

/** Retention (SPEC B4, DOMAIN 8): due units, proposals and their steps, minutes, and the nightly run. */
export const retentionCalls = {
  listDue: defineCall({
    method: 'GET',
    path: `${base}/due`,
    summary: 'Berkas yang jatuh tempo',
    tags,
    query: listQuery({
      kind: kind.optional(),
      classificationId: id.optional(),
      unitId: id.optional(),
      year: z.string().optional(),
      isHeld: z.boolean().optional(),
    }),
    answer: pageOf(dueUnit),
  }),
  tryRun: defineCall({
    method: 'GET',
    path: `${base}/run`,
    summary: 'Uji coba jalan malam: apa yang akan dilakukan, tanpa melakukannya',
    tags,
    query: z.object({ dryRun: z.literal('true') }),
    answer: retentionRun,
  }),
  list: defineCall({
    method: 'GET',
    path: proposals,
    summary: 'Usul retensi',
    tags,
    query: listQuery({
      kind: kind.optional(),
      state: state.optional(),
      unitId: id.optional(),
      mine: z.boolean().optional(),
      open: z.boolean().optional(),
    }),
    answer: pageOf(proposalRow),
  }),
  read: defineCall({
    method: 'GET',
    path: `${proposals}/:id`,
    summary: 'Satu usul retensi',
    tags,
    answer: proposalDetail,
  }),
  readMinutes: defineCall({
    method: 'GET',
    path: `${proposals}/:id/minutes`,
    summary: 'Berita acara',
    tags,
    answer: fileOf('application/pdf'),
  }),
  propose: defineCall({
    method: 'POST',
    path: proposals,
    summary: 'Mulai usul',
    tags,
    body: newProposal,
    answer: proposalDetail,
  }),
  refuse: defineCall({
    method: 'POST',
    path: `${proposals}/:id/refuse`,
    summary: 'Usul retensi: refuse',
    tags,
    body: withReason,
    answer: proposalDetail,
  }),
  withdraw: defineCall({
    method: 'POST',
    path: `${proposals}/:id/withdraw`,
    summary: 'Usul retensi: withdraw',
    tags,
    body: withReason,
    answer: proposalDetail,
  }),
  drop: defineCall({
    method: 'POST',
    path: `${proposals}/:id/drop`,
    summary: 'Usul retensi: drop',
    tags,
    body: drop,
    answer: proposalDetail,
  }),
  takeStep: (step: ProposalStep) =>
    defineCall({
      method: 'POST',
      path: `${proposals}/:id/${step}` as const,
      summary: `Usul retensi: ${step}`,
      tags,
      body: stepBody,
      answer: proposalDetail,
      ...(isSignature(step) && { access: 'personal' as const }),
    }),
};
export type RetentionCalls = typeof retentionCalls;
