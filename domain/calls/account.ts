import { z } from 'zod';
import { languages } from '../../lib/language.ts';
import { fault, tooLong } from '../../lib/text-faults.ts';
import { dayInWib, plusDays } from '../../lib/wib.ts';
import { mostTokenDays } from '../accounts/account.ts';
import { defineCall, fileOf, id, listOf, moment } from './define-call.ts';
import { passwordField } from './password-fields.ts';

const base = '/user/api/Account';
const mine = { tags: ['account'], access: 'personal' } as const;

/** A device one is signed in on. */
const deviceSession = z
  .object({
    id,
    /** As the browser names itself; empty where it does not. */
    browser: z.string(),
    system: z.string(),
    isPhone: z.boolean(),
    /** The address it was last used from. */
    address: z.string().nullable(),
    createdAt: moment,
    lastUsedAt: moment,
    /** The one that asks. */
    isCurrent: z.boolean(),
    /** How its person signed in there: a Naskah password, the directory's, or a company account. */
    way: z.enum(['password', 'ldap', 'oidc']),
  })
  .meta({ id: 'DeviceSession' });
export type DeviceSession = z.infer<typeof deviceSession>;

const twoFactorState = z
  .object({ isActive: z.boolean(), since: moment.nullable(), recoveryCodesLeft: z.int() })
  .meta({ id: 'TwoFactorState' });
export type TwoFactorState = z.infer<typeof twoFactorState>;

/** What an authenticator app is set up with, shown once. */
const twoFactorSetUp = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.string().describe('Gambar SVG dari uri'),
});
export type TwoFactorSetUp = z.infer<typeof twoFactorSetUp>;

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

const code = z
  .string(fault({ id: 'Isi kode.', en: 'Enter the code.' }))
  .trim()
  .min(1, fault({ id: 'Isi kode.', en: 'Enter the code.' }))
  .max(40, fault({ id: 'Kode terlalu panjang.', en: 'The code is too long.' }));

const tokenAccess = ['read', 'write'] as const;
const apiToken = z
  .object({
    id,
    name: z.string(),
    access: z.enum(tokenAccess),
    /** The role it acts in; null where that is no longer the person's. */
    role: z.string().nullable(),
    createdAt: moment,
    expiresAt: moment,
    lastUsedAt: moment.nullable(),
    lastAddress: z.string().nullable(),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.infer<typeof apiToken>;
export type TokenAccess = ApiToken['access'];

const newApiToken = z.strictObject({
  name: z
    .string(fault({ id: 'Isi nama token.', en: 'Enter a name for the token.' }))
    .trim()
    .min(1, fault({ id: 'Isi nama token.', en: 'Enter a name for the token.' }))
    .max(80, { error: () => tooLong(80) })
    .refine(
      (text) => !text.includes('\u0000') && text.isWellFormed(),
      fault({ id: 'Nama ini tidak dapat disimpan.', en: 'This name cannot be stored.' }),
    ),
  access: z.enum(
    tokenAccess,
    fault({ id: 'Pilih baca saja, atau baca dan tulis.', en: 'Choose read only, or read and write.' }),
  ),
  /** One of the person's own role entries. */
  entryId: z.string(fault({ id: 'Pilih jabatan.', en: 'Choose a post.' })),
  /** The last day it works. */
  expiresOn: z.iso.date(fault({ id: 'Isi tanggal berakhir.', en: 'Enter the date it ends.' })).refine(
    (day) => day >= dayInWib() && day <= plusDays(dayInWib(), mostTokenDays),
    fault({
      id: `Pilih hari ini sampai ${mostTokenDays} hari lagi.`,
      en: `Choose a day from today to ${mostTokenDays} days from now.`,
    }),
  ),
  password: passwordField,
});
export type NewApiToken = z.infer<typeof newApiToken>;

const picture = z.object({ urlImage: z.string().nullable() });

/** One's own account; and the second step of others, for administrators. */
export const accountCalls = {
  devices: defineCall({
    ...mine,
    method: 'GET',
    path: `${base}/Session`,
    summary: 'Perangkat tempat saya masuk',
    answer: listOf(deviceSession),
  }),
  endDevice: defineCall({
    ...mine,
    method: 'DELETE',
    path: `${base}/Session/:id`,
    summary: 'Keluarkan satu perangkat',
    answer: z.null(),
  }),
  endOtherDevices: defineCall({
    ...mine,
    method: 'POST',
    path: `${base}/Session/revoke-others`,
    summary: 'Keluarkan semua perangkat lain',
    body: z.strictObject({}),
    answer: z.object({ count: z.int() }),
  }),
  twoFactor: defineCall({
    ...mine,
    method: 'GET',
    path: `${base}/TwoFactor`,
    summary: 'Keadaan verifikasi dua langkah',
    answer: twoFactorState,
  }),
  beginTwoFactor: defineCall({
    ...mine,
    method: 'POST',
    path: `${base}/TwoFactor`,
    summary: 'Mulai verifikasi dua langkah',
    body: z.strictObject({ password: passwordField }),
    answer: twoFactorSetUp,
  }),
  confirmTwoFactor: defineCall({
    ...mine,
    method: 'POST',
    path: `${base}/TwoFactor/confirm`,
    summary: 'Aktifkan verifikasi dua langkah',
    body: z.strictObject({ code }),
    answer: recoveryCodes,
  }),
  renewRecoveryCodes: defineCall({
    ...mine,
    method: 'POST',
    path: `${base}/TwoFactor/recovery-codes`,
    summary: 'Buat ulang kode pemulihan',
    body: z.strictObject({ password: passwordField, code }),
    answer: recoveryCodes,
  }),
  endTwoFactor: defineCall({
    ...mine,
    method: 'POST',
    path: `${base}/TwoFactor/end`,
    summary: 'Matikan verifikasi dua langkah',
    body: z.strictObject({ password: passwordField, code }),
    answer: z.null(),
  }),
  twoFactorOf: defineCall({
    tags: mine.tags,
    method: 'GET',
    path: '/user/api/User/:id/TwoFactor',
    summary: 'Apakah pengguna memakai verifikasi dua langkah',
    answer: twoFactorState.pick({ isActive: true, since: true }),
  }),
  resetTwoFactorOf: defineCall({
    ...mine,
    method: 'DELETE',
    path: '/user/api/User/:id/TwoFactor',
    summary: 'Matikan verifikasi dua langkah pengguna',
    answer: z.null(),
  }),
  apiTokens: defineCall({
    ...mine,
    method: 'GET',
    path: `${base}/Token`,
    summary: 'Token API saya',
    answer: listOf(apiToken),
  }),
  createApiToken: defineCall({
    ...mine,
    method: 'POST',
    path: `${base}/Token`,
    summary: 'Buat token API',
    body: newApiToken,
    /** The only answer that has the token. */
    answer: z.object({ id, token: z.string() }),
  }),
  revokeApiToken: defineCall({
    ...mine,
    method: 'DELETE',
    path: `${base}/Token/:id`,
    summary: 'Cabut token API',
    answer: z.null(),
  }),
  setPicture: defineCall({
    ...mine,
    method: 'PUT',
    path: `${base}/Picture`,
    summary: 'Ganti foto saya',
    body: fileOf('image/jpeg', 'image/png'),
    answer: picture,
  }),
  removePicture: defineCall({
    ...mine,
    method: 'DELETE',
    path: `${base}/Picture`,
    summary: 'Hapus foto saya',
    answer: picture,
  }),
  // A browser fetches pictures by itself, with neither key nor token but with its session's cookie, which no other site
  // can make it send.
  readPicture: defineCall({
    tags: mine.tags,
    access: 'public',
    method: 'GET',
    path: `${base}/Picture/:id`,
    summary: 'Foto seseorang',
    answer: fileOf('image/jpeg'),
  }),
  setLanguage: defineCall({
    ...mine,
    method: 'PUT',
    path: `${base}/Language`,
    summary: 'Pilih bahasa saya',
    body: z.strictObject({
      language: z.enum(
        languages,
        fault({ id: 'Pilih Indonesia atau Inggris.', en: 'Choose Indonesian or English.' }),
      ),
    }),
    answer: z.object({ language: z.enum(languages) }),
  }),
};
export type AccountCalls = typeof accountCalls;
