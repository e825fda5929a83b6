import { archive } from '../../resources/dokumen/arsip.ts';
import { filingUnit } from '../../resources/dokumen/pemberkasan/berkas.ts';
import type { Hooks } from '../crud/index.ts';
import { archiveHooks } from './rules/archive-hooks.ts';
import { filingUnitHooks } from './rules/filing-unit-hooks.ts';

/** What archive items and filing units do besides the derived behaviour. */
export const archiveCrudHooks: Record<string, Hooks> = {
  [archive.name]: archiveHooks,
  [filingUnit.name]: filingUnitHooks,
};
