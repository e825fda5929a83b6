import { z } from 'zod';
import { versionRead } from '../../../lib/body-parts.ts';
import { defineCall, fileOf, listOf, listQuery, moment, pageOf } from '../define-call.ts';
import { letter, seal } from './shapes/letter.ts';
import { opening } from './shapes/letter-opening.ts';
import { letterComparison, letterVersion } from './shapes/letter-version.ts';

const tags = ['letter'];
const base = '/letter/api/Letter/:id';

/** What anybody with a paper in hand may know of it (SPEC B7). */
const verification = z
  .object({
    number: z.string(),
    /** The kind it was printed as: "Surat Dinas". */
    kindName: z.string(),
    /** Of the signed PDF; null for those from before they were counted. */
    pages: z.int().nullable(),
    /** Files sent with it. */
    attachments: z.int(),
    /** Whose letter it is: as its letterhead prints it. */
    company: z.object({
      name: z.string(),
      address: z.string().nullable(),
      phone: z.string().nullable(),
      /** Shown at /verifikasi/lambang/{logo}. */
      logo: z.string().nullable(),
    }),
    /** The code in words, as printed beside the QR code; empty on papers from before. */
    words: z.array(z.string()),
    /** When it was signed. */
    date: moment,
    sender: z.object({ positionName: z.string(), personName: z.string().nullable() }),
    /** Who signs electronically after the sender, in order, as printed. */
    cosigners: z.array(
      z.object({
        positionName: z.string(),
        personName: z.string().nullable(),
        /** Null while their signature is missing. */
        date: moment.nullable(),
        /** Where they signed, as they said; null where they said nothing. */
        place: z.string().nullable(),
        /** Who signed in their stead. */
        signedBy: z.string().nullable(),
      }),
    ),
    /** SHA-256 of the signed PDF: a copy with another hash is not what was signed. */
    hash: z.string(),
    /** The seal covers exactly this hash, and the stored document matches it. */
    isSealed: z.boolean(),
    /** The PDF itself carries the organisation's electronic seal (PAdES), which other software verifies. */
    hasPdfSignature: z.boolean(),
    /** How; null where it carries none, or nothing was kept of it. */
    seal: seal.nullable().optional(),
    /** When its sender cancelled it; null while it is valid. */
    cancelledAt: moment.nullable(),
    /** When its content was destroyed by its retention; its seal stays. */
    destroyedAt: moment.nullable(),
  })
  .meta({ id: 'Verification' });
export type Verification = z.infer<typeof verification>;

/** A letter's versions (SPEC B1.1), its openings (B3) and whether it is genuine. */
export const versionCalls = {
  versions: defineCall({
    method: 'GET',
    path: `${base}/versions`,
    summary: 'Versi naskah',
    tags,
    answer: listOf(letterVersion),
  }),
  compare: defineCall({
    method: 'GET',
    path: `${base}/versions/compare`,
    summary: 'Perbedaan dua versi',
    tags,
    query: z.object({ from: z.int().optional(), to: z.int().optional() }),
    answer: letterComparison,
  }),
  restore: defineCall({
    method: 'POST',
    path: `${base}/versions/:no/restore`,
    summary: 'Pulihkan versi',
    tags,
    body: z.strictObject({ version: versionRead }),
    answer: z.object({
      letter,
      /** The version with the replaced state. */
      undo: z.int(),
      /** People who have left their post since. */
      leftOut: z.array(z.string()),
    }),
  }),
  openings: defineCall({
    method: 'GET',
    path: `${base}/openings`,
    summary: 'Catatan pembukaan naskah',
    tags,
    query: listQuery(),
    answer: pageOf(opening),
  }),
  verify: defineCall({
    method: 'GET',
    path: '/letter/api/Verify/:code',
    summary: 'Keaslian naskah',
    tags,
    access: 'public',
    answer: verification,
  }),
  rootCertificate: defineCall({
    method: 'GET',
    path: '/letter/api/Verify/certificate',
    summary: 'Sertifikat akar segel elektronik',
    tags,
    access: 'public',
    answer: fileOf('application/pkix-cert'),
    errors: { 404: 'Belum ada naskah yang disegel.' },
  }),
  rootOfLetter: defineCall({
    method: 'GET',
    path: '/letter/api/Verify/:code/certificate',
    summary: 'Sertifikat akar segel elektronik sebuah naskah',
    tags,
    access: 'public',
    answer: fileOf('application/pkix-cert'),
    errors: { 404: 'Kode tidak dikenal, atau PDF-nya tidak membawa sertifikat akar.' },
  }),
};
export type VersionCalls = typeof versionCalls;
