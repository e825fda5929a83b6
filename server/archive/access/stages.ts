import { type SQL, sql } from 'drizzle-orm';
import { accessRequest } from '../../../resources/dokumen/permintaan-akses.ts';
import type { Living } from '../../lives/index.ts';

// As literals, so that partial indexes serve them.

/** Condition on `access_request`: nobody has decided yet. */
export const isUndecided = (alias: string): SQL => sql.raw(`${alias}.stage = 'waiting'`);

/** Condition on `access_request`: granted, and not ended by anybody or by its day. */
export const isGranted = (alias: string): SQL => sql.raw(`${alias}.stage = 'approved'`);

/** Condition on `access_request`: the grant made its person a reader of the item, who was none before. */
export const madeReader = (alias: string): SQL => sql.raw(`${alias}.made_reader_ids <> '{}'`);

export const livingRequest = accessRequest as unknown as Living;
