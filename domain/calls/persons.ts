import { z } from 'zod';
import { recordId, versionRead, yesOrNo } from '../../lib/body-parts.ts';
import { answerOf } from '../../resources/kinds/answers.ts';
import { labelsOf } from '../../resources/kinds/reference/labels.ts';
import { mostHoldings, personForm } from '../../resources/manajemen-user/person-form.ts';
import { createSchema } from '../../resources/schema.ts';
import { deedNames } from '../access/what-roles-do.ts';
import { invitationStates } from '../accounts/invitation.ts';
import { day, defineCall, id, moment, named } from './define-call.ts';

const base = '/user/api/Person';
const tags = ['manajemen-user'];

/** The declared form, the version that was read, and whether to invite. */
const personBody = z
  .strictObject({
    ...createSchema(personForm).shape,
    version: versionRead.optional(),
    invite: yesOrNo().default(false),
  })
  .superRefine((values, context) => {
    for (const [name, messages] of Object.entries(personForm.check?.(values) ?? {}))
      for (const message of messages)
        context.addIssue({
          code: 'custom',
          path: name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
          message,
        });
  });

/** What lets somebody in or keeps them out, beside their posts. */
const account = z
  .object({
    signIn: z.string(),
    hasPassword: z.boolean(),
    mustChangePassword: z.boolean(),
    isLocked: z.boolean().describe('Terlalu banyak percobaan masuk'),
    actsForOthers: z.boolean(),
    isDirectoryConnected: z.boolean(),
    invitation: z.object({
      state: z.enum(invitationStates),
      sentAt: moment.nullable(),
      expiresAt: moment.nullable(),
      failure: z.string().nullable(),
    }),
    lastSignInAt: moment.nullable(),
    sessions: z.array(
      z.object({
        id,
        browser: z.string(),
        system: z.string(),
        isPhone: z.boolean(),
        lastUsedAt: moment,
      }),
    ),
  })
  .meta({ id: 'PersonAccount' });
export type PersonAccount = z.infer<typeof account>;

const { salutation, roleIds, holdings } = personForm.fields;
const person = z
  .object({
    id,
    personName: z.string(),
    npp: z.string(),
    email: z.string(),
    salutation: answerOf(salutation),
    isldap: z.string(),
    roleIds: answerOf(roleIds),
    ...Object.fromEntries(labelsOf('roleIds', roleIds)),
    holdings: answerOf(holdings),
    isActive: z.boolean(),
    /** Changes with the person and with each of their posts. */
    version: z.int(),
    updatedAt: moment,
    account,
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof person>;

const lookedHolding = z.strictObject({
  id: recordId().nullish(),
  positionId: recordId().nullish(),
  type: z.string().nullish(),
  startDate: z.string().nullish(),
  endDate: z.string().nullish(),
  roleIds: z.array(recordId()).max(50).default([]),
});

const seenHolding = z
  .object({
    unitName: z.string(),
    /** Neither the post nor its unit is closed. */
    isOpen: z.boolean(),
    /** Who holds it now or next, the person aside; `until` null where no end is set. */
    holder: z.object({ userId: id, name: z.string(), from: day, until: day.nullable() }).nullable(),
    othersCount: z.int(),
    /** Why it cannot be held definitively then. */
    refusal: z.string().nullable(),
    does: z.array(z.enum(deedNames)),
    /** The row's roles, where all of them open nothing. */
    empty: z.array(z.string()),
    /** What the post gives to whoever holds it. */
    postRoles: z.array(named),
    /** What such a post usually has. */
    proposed: z.array(named),
  })
  .meta({ id: 'SeenHolding' });
export type SeenHolding = z.infer<typeof seenHolding>;

export const personCalls = {
  read: defineCall({
    method: 'GET',
    path: `${base}/:id`,
    summary: 'Pengguna dengan jabatan dan cara masuknya',
    tags,
    answer: person,
  }),
  create: defineCall({
    method: 'POST',
    path: base,
    summary: 'Tambah pengguna dengan jabatannya, dan undang',
    tags,
    access: 'personal',
    body: personBody,
    answer: z.object({ person, invitationUrl: z.string().nullable() }),
  }),
  change: defineCall({
    method: 'PUT',
    path: `${base}/:id`,
    summary: 'Ubah pengguna dengan jabatannya, dan undang',
    tags,
    access: 'personal',
    body: personBody,
    answer: z.object({ person, invitationUrl: z.string().nullable() }),
  }),
  look: defineCall({
    method: 'POST',
    path: `${base}/Look`,
    summary: 'Apa arti isian yang belum disimpan',
    tags,
    body: z.strictObject({
      id: recordId().nullish(),
      npp: z.string().max(200).default(''),
      email: z.string().max(300).default(''),
      holdings: z.array(lookedHolding).max(mostHoldings).default([]),
    }),
    answer: z.object({
      taken: z.object({ npp: named.nullable(), email: named.nullable() }),
      holdings: z.array(seenHolding.nullable()),
      hasMailServer: z.boolean(),
      isDirectoryConnected: z.boolean(),
    }),
  }),
  unlock: defineCall({
    method: 'DELETE',
    path: '/user/api/User/:id/Lock',
    summary: 'Lupakan percobaan masuk yang salah',
    tags,
    access: 'personal',
    answer: z.null(),
  }),
  endSessions: defineCall({
    method: 'DELETE',
    path: '/user/api/User/:id/Session',
    summary: 'Akhiri semua sesi pengguna',
    tags,
    access: 'personal',
    answer: z.object({ count: z.int() }),
  }),
};
export type PersonCalls = typeof personCalls;
