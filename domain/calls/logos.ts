import { z } from 'zod';
import { logoFile } from '../letters/logo.ts';
import { defineCall, fileOf } from './define-call.ts';

const tags = ['master-data'];
const base = '/master-data/api/Logo';
const types = fileOf(...logoFile.types);

/** Logos: authors of letterheads upload them; all signed-in users may see them. */
export const logoCalls = {
  upload: defineCall({
    method: 'POST',
    path: base,
    summary: 'Unggah logo kop surat',
    tags,
    body: types,
    answer: z.object({
      logo: z.string().regex(new RegExp(logoFile.pattern)).describe('SHA-256 dari isinya'),
    }),
  }),
  read: defineCall({
    method: 'GET',
    path: `${base}/:hash`,
    summary: 'Logo kop surat',
    tags,
    answer: types,
  }),
};
export type LogoCalls = typeof logoCalls;
