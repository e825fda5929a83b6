import { z } from 'zod';
import { fault, notStorable, tooLong } from '../../lib/text-faults.ts';
import { defineCall, id, listOf, moment } from './define-call.ts';
import { signedIn } from './session.ts';

const base = '/user/api/Account/Oidc';
const tags = ['account'];
const anonymous = { tags, access: 'anonymous' } as const;
const personal = { tags, access: 'personal' } as const;
/** Who gives people their roles says which groups do, and sees what the directory is. */
const kept = { tags: ['directory'], privilege: '/manajemen-user/user' } as const;

/** What the provider led the browser back with. */
const query = z.string(fault({ id: 'Jawaban penyedia kosong.', en: 'The answer is empty.' })).max(6000);
const left = z.object({ address: z.string().describe('Alamat penyedia, dibuka di peramban') });

const ways = ['oidc', 'ldap'] as const;

const group = z
  .object({ id, name: z.string(), roleId: id, roleName: z.string(), isActive: z.boolean() })
  .meta({ id: 'DirectoryGroup' });
export type DirectoryGroup = z.infer<typeof group>;

/** What the nightly comparison with the directory came to. */
const directoryRun = z
  .object({
    at: moment,
    outcome: z.enum(['done', 'held', 'failed']),
    checked: z.int(),
    deactivated: z.int(),
    /** In the reader's language, where it was held or failed. */
    message: z.string(),
  })
  .meta({ id: 'DirectoryRun' });
export type DirectoryRun = z.infer<typeof directoryRun>;

const directory = z
  .object({
    oidc: z
      .object({
        issuer: z.string(),
        clientId: z.string(),
        redirectUri: z.string(),
        scope: z.string(),
        nppClaim: z.string(),
        groupsClaim: z.string(),
        sessionHours: z.int(),
      })
      .nullable(),
    ldap: z
      .object({
        url: z.string(),
        isEncrypted: z.boolean(),
        bindDn: z.string(),
        base: z.string(),
        filter: z.string(),
        attributes: z.string(),
        groupBase: z.string().nullable(),
      })
      .nullable(),
    makesPeople: z.boolean(),
    /** People who sign in by the directory, and those of them that have done so. */
    people: z.int(),
    linked: z.int(),
    lastRun: directoryRun.nullable(),
  })
  .meta({ id: 'Directory' });
export type DirectoryState = z.infer<typeof directory>;

const tested = z.object({ isGood: z.boolean(), message: z.string(), reason: z.string() });
export type DirectoryTested = z.infer<typeof tested>;

const directoryPerson = z
  .object({ personName: z.string(), npp: z.string(), email: z.string(), isKnown: z.boolean() })
  .meta({ id: 'DirectoryPerson' });
export type DirectoryPersonFound = z.infer<typeof directoryPerson>;

const idleAccount = z
  .object({ id, personName: z.string(), npp: z.string(), lastSignInAt: moment.nullable() })
  .meta({ id: 'IdleAccount' });
export type IdleAccount = z.infer<typeof idleAccount>;

const name = z
  .string(fault({ id: 'Isi nama grup.', en: 'Enter the name of the group.' }))
  .trim()
  .min(1, fault({ id: 'Isi nama grup.', en: 'Enter the name of the group.' }))
  .max(300, { error: () => tooLong(300) })
  .refine((text) => !text.includes('\u0000') && text.isWellFormed(), { error: notStorable });

/** Signing in by a company's directory, and what administrators see of it (SPEC B6). */
export const directoryCalls = {
  begin: defineCall({
    ...anonymous,
    method: 'POST',
    path: base,
    summary: 'Mulai masuk dengan akun perusahaan',
    body: z.strictObject({}),
    answer: left,
  }),
  finish: defineCall({
    ...anonymous,
    method: 'POST',
    path: `${base}/Finish`,
    summary: 'Selesaikan masuk dengan akun perusahaan',
    body: z.strictObject({ query, remember: z.boolean().default(false) }),
    answer: signedIn,
  }),
  beginProof: defineCall({
    ...personal,
    method: 'POST',
    path: `${base}/Proof`,
    summary: 'Mulai membuktikan diri sekali lagi dengan akun perusahaan',
    body: z.strictObject({}),
    answer: left,
  }),
  finishProof: defineCall({
    ...personal,
    method: 'POST',
    path: `${base}/Proof/Finish`,
    summary: 'Bukti pengganti kata sandi untuk satu tindakan',
    body: z.strictObject({ query }),
    answer: z.object({ proof: z.string() }),
  }),
  read: defineCall({
    ...kept,
    method: 'GET',
    path: '/user/api/Directory',
    summary: 'Direktori yang terhubung',
    answer: directory,
  }),
  test: defineCall({
    ...kept,
    method: 'POST',
    path: '/user/api/Directory/Test',
    summary: 'Uji sambungan ke direktori',
    body: z.strictObject({
      way: z.enum(ways, fault({ id: 'Pilih sambungan.', en: 'Choose a connection.' })),
    }),
    answer: tested,
  }),
  groups: defineCall({
    ...kept,
    method: 'GET',
    path: '/user/api/Directory/Group',
    summary: 'Pemetaan grup direktori ke role',
    answer: listOf(group),
  }),
  addGroup: defineCall({
    ...kept,
    method: 'POST',
    path: '/user/api/Directory/Group',
    summary: 'Tambah pemetaan grup',
    body: z.strictObject({ name, roleId: z.guid(fault({ id: 'Pilih peran.', en: 'Choose a role.' })) }),
    answer: group,
  }),
  removeGroup: defineCall({
    ...kept,
    method: 'DELETE',
    path: '/user/api/Directory/Group/:id',
    summary: 'Hapus pemetaan grup',
    answer: z.null(),
  }),
  people: defineCall({
    ...kept,
    method: 'GET',
    path: '/user/api/Directory/People',
    summary: 'Cari orang di direktori',
    query: z.object({ search: z.string() }),
    answer: listOf(directoryPerson),
  }),
  idle: defineCall({
    ...kept,
    method: 'GET',
    path: '/user/api/Directory/Idle',
    summary: 'Akun direktori yang lama tidak dipakai masuk',
    answer: listOf(idleAccount),
  }),
};
export type DirectoryCalls = typeof directoryCalls;
