import { z } from 'zod';
import { languages, type Message } from '../../lib/language.ts';
import { fault, notStorable } from '../../lib/text-faults.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { organizationUnit } from '../../resources/master-data/unit-organisasi.ts';
import { serverExtras } from '../server-extras.ts';
import { bare, day, defineCall, id, moment } from './define-call.ts';
import { newPassword, passwordField } from './password-fields.ts';
import { viewing } from './view-as.ts';

const base = '/user/api/Account';
const tags = ['account'];
const roleTypes = ['User Main Role', 'Additional Role', 'Secretary', 'Delegation'] as const;

/** One of the roles a person holds (SPEC A3 Role entry). */
const roleEntry = z
  .object({
    id,
    type: z.enum(roleTypes),
    isActive: z.boolean(),
    pejabatJabatanName: z.string(),
    pejabatRoleName: z.string(),
    Name: z.string(),
    /** The official for whom a secretary or delegate acts. */
    onBehalfOf: z.string().nullable(),
    isUnitKearsipan: z.boolean(),
    privilegedList: z.array(z.string()),
    /** Of a delegation: it is for reading only. */
    readsOnly: z.boolean(),
    /** Scopes of a delegation; "tandatangan" where it may sign. */
    scopes: z.array(z.enum(['baca', 'disposisi', 'periksa', 'tandatangan'])).nullable(),
    /** Last day of a delegation, or of a post held for a time. */
    until: day.nullable(),
    /** How the post is held: for good, or as Plt. or Plh.; null for secretaries and delegates. */
    heldAs: z.enum(['definitif', 'plt', 'plh']).nullable(),
    /** Whether it may sign letters; the letter's own rules aside. */
    maySign: z.boolean(),
    /** A secretary whom the official lets open Rahasia. */
    canOpenSecret: z.boolean(),
  })
  .meta({ id: 'RoleEntry' });
export type RoleEntry = z.infer<typeof roleEntry>;

/** The signed-in person (SPEC A3 Current user). */
const currentUser = z
  .object({
    id,
    positionId: id,
    positionName: z.string(),
    /** Of the post that the active role works in. */
    unitId: id,
    unitName: z.string(),
    personName: z.string(),
    email: z.string(),
    npp: z.string(),
    urlImage: z.string().nullable(),
    /** Of the interface. */
    language: z.enum(languages),
    /** 1 directory, 2 local password (SPEC B6). */
    isldap: z.int(),
    /** An administrator gave the password: every other call is refused until it is changed. */
    mustChangePassword: z.boolean(),
    /** Of this session; nothing from other servers. */
    signedInBy: z.enum(['password', 'ldap', 'oidc']).optional(),
    /** Of the active role. */
    type: z.enum(roleTypes),
    isUnitKearsipan: z.boolean(),
    activeAdditionalRoles: z.array(roleEntry),
    listRoles: z.array(roleEntry),
    /** Set while the session looks as somebody else, read only. */
    viewing: viewing.nullable(),
    /** What the server does beyond SPEC A6. */
    extras: z.array(z.enum(serverExtras)),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof currentUser>;

/** What a session's browser is given. */
const tokens = z.object({
  token: z.string(),
  refreshToken: z.string().describe('Kosong bila disimpan sebagai cookie'),
  tokenType: z.string(),
  expiresIn: z.int(),
  deviceKey: z.string().describe('Kunci salinan di perangkat, sama untuk setiap sesi orangnya'),
  mustChangePassword: z
    .boolean()
    .describe('Kata sandinya diberikan administrator: semua panggilan lain ditolak sampai diganti'),
});

/** Answered however the person proved who they are. */
export const signedIn = tokens.extend({ user: currentUser });

/** `email` takes the staff number (NPP) as well. */
const signInBody = z.object({
  email: z
    .string(fault({ id: 'Isi NPP atau surel.', en: 'Enter your staff number or e-mail address.' }))
    .trim()
    .min(1, fault({ id: 'Isi NPP atau surel.', en: 'Enter your staff number or e-mail address.' }))
    .max(200, fault({ id: 'Terlalu panjang.', en: 'Too long.' }))
    .refine(
      (text) => !text.includes('\u0000') && text.isWellFormed(),
      fault({ id: 'Isi NPP atau surel.', en: 'Enter your staff number or e-mail address.' }),
    ),
  password: passwordField,
  remember: z.boolean().default(false),
  /** From the authenticator app, or a recovery code; required once the password was right. */
  code: z
    .string(fault({ id: 'Isi kode.', en: 'Enter the code.' }))
    .trim()
    .max(40, fault({ id: 'Kode terlalu panjang.', en: 'The code is too long.' }))
    .default(''),
});

type Pattern = { source: string; message: Message };

/** A required line of text, validated like the declared field it is stored in. */
const line = (missing: Message, max: number, pattern?: Pattern) => {
  const schema = z
    .string(fault(missing))
    .trim()
    .min(1, fault(missing))
    .max(max, fault({ id: `Paling banyak ${max} karakter.`, en: `At most ${max} characters.` }))
    // PostgreSQL cannot store it, and no keyboard makes it.
    .refine((value) => !value.includes('\u0000'), {
      error: notStorable,
    });
  return pattern ? schema.regex(new RegExp(pattern.source), fault(pattern.message)) : schema;
};
const { npp, email } = user.fields;
const unitFields = organizationUnit.fields;

const firstAdministrator = z.strictObject({
  code: line({ id: 'Isi kode dari terminal server.', en: "Enter the code from the server's terminal." }, 100),
  companyName: line(
    { id: 'Isi nama perusahaan.', en: 'Enter the name of the company.' },
    unitFields.name.options.max,
  ),
  companyCode: line(
    { id: 'Isi kode perusahaan.', en: 'Enter the code of the company.' },
    unitFields.companyCode.options.max,
    unitFields.code.options.pattern,
  ),
  personName: line({ id: 'Isi nama Anda.', en: 'Enter your name.' }, 200),
  npp: line({ id: 'Isi NPP Anda.', en: 'Enter your staff number.' }, npp.options.max, npp.options.pattern),
  email: line(
    { id: 'Isi surel Anda.', en: 'Enter your e-mail address.' },
    email.options.max,
    email.options.pattern,
  ),
  password: newPassword,
});

const roleSwitched = bare(z.object({ statusCode: z.literal(200), message: z.string(), token: z.string() }));
const linkToken = z.string(fault({ id: 'Tautan tidak lengkap.', en: 'The link is incomplete.' })).max(200);
const presented = z.object({ refreshToken: z.string().optional() });

/** Signing in and out, tokens, roles, passwords (SPEC A5, A6). */
export const sessionCalls = {
  signIn: defineCall({
    method: 'POST',
    path: `${base}/login`,
    summary: 'Masuk',
    tags,
    access: 'anonymous',
    body: signInBody,
    answer: signedIn,
  }),
  renew: defineCall({
    method: 'POST',
    path: `${base}/RefreshToken`,
    summary: 'Perbarui token',
    tags,
    access: 'anonymous',
    body: presented,
    answer: tokens,
  }),
  signOut: defineCall({
    method: 'POST',
    path: `${base}/RevokeToken`,
    summary: 'Keluar',
    tags,
    access: 'anonymous',
    body: presented,
    /** Where the browser ends the session of the company account, too. */
    answer: z.object({ leave: z.string() }).nullable(),
  }),
  currentUser: defineCall({
    method: 'GET',
    path: `${base}/GetUserByToken`,
    summary: 'Pengguna yang masuk',
    tags,
    answer: currentUser,
  }),
  switchRole: defineCall({
    method: 'POST',
    path: '/user/api/Role/ChangeRolesV2',
    summary: 'Ganti peran',
    tags,
    access: 'personal',
    body: z.object({ id: z.string(fault({ id: 'Pilih peran.', en: 'Choose a role.' })) }),
    answer: roleSwitched,
  }),
  switchRoleTo: defineCall({
    method: 'GET',
    path: '/user/api/Role/ChangeRoles/:id',
    summary: 'Ganti peran',
    tags,
    access: 'personal',
    answer: roleSwitched,
  }),
  forgetPassword: defineCall({
    method: 'POST',
    path: `${base}/ForgetPassword`,
    summary: 'Minta tautan kata sandi baru',
    tags,
    access: 'anonymous',
    query: z.object({ email: z.string() }),
    answer: z.null(),
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: `${base}/ResetPassword`,
    summary: 'Kata sandi baru dengan tautan',
    tags,
    access: 'anonymous',
    body: z.strictObject({
      token: linkToken,
      password: newPassword,
    }),
    answer: z.null(),
  }),
  changePassword: defineCall({
    method: 'POST',
    path: `${base}/ChangePassword`,
    summary: 'Ganti kata sandi',
    tags,
    access: 'personal',
    body: z.strictObject({
      currentPassword: z
        .string(fault({ id: 'Isi kata sandi sekarang.', en: 'Enter your current password.' }))
        .min(1, fault({ id: 'Isi kata sandi sekarang.', en: 'Enter your current password.' }))
        .max(200),
      password: newPassword,
      /** A password that others knew takes what was made with it along; the default ends tokens. */
      endTokens: z.boolean().default(true),
    }),
    answer: z.null(),
  }),
  readInvitation: defineCall({
    method: 'GET',
    path: `${base}/Invitation`,
    summary: 'Undangan dengan tautan ini',
    tags,
    access: 'anonymous',
    query: z.object({ token: z.string() }),
    answer: z.object({ personName: z.string(), email: z.string(), expiresAt: moment }),
  }),
  acceptInvitation: defineCall({
    method: 'POST',
    path: `${base}/Invitation`,
    summary: 'Kata sandi pertama dengan undangan',
    tags,
    access: 'anonymous',
    body: z.strictObject({ token: linkToken, password: newPassword }),
    answer: z.object({ email: z.string() }),
  }),
  signInWays: defineCall({
    method: 'GET',
    path: `${base}/SignInWays`,
    summary: 'Cara masuk yang tersedia selain kata sandi Naskah',
    tags,
    access: 'anonymous',
    answer: z.object({ oidc: z.boolean(), ldap: z.boolean() }),
  }),
  isInstalling: defineCall({
    method: 'GET',
    path: `${base}/FirstAdministrator`,
    summary: 'Apakah administrator pertama belum dibuat',
    tags,
    access: 'anonymous',
    /** What the sign-in page shows: whose it is, and whether it offers the company account. */
    answer: z.object({
      isOpen: z.boolean(),
      oidc: z.literal(true).optional(),
      companyName: z.string().optional(),
    }),
  }),
  makeFirstAdministrator: defineCall({
    method: 'POST',
    path: `${base}/FirstAdministrator`,
    summary: 'Buat administrator pertama',
    tags,
    access: 'anonymous',
    body: firstAdministrator,
    answer: z.null(),
  }),
};
export type SessionCalls = typeof sessionCalls;
