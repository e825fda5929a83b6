import type { SQL } from 'drizzle-orm';
import { archive, opensArchive } from '../../../resources/dokumen/arsip.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { ruleSql } from '../../crud/index.ts';

/** The declared row rule of archive items: those the user may know of (SPEC B3). */
export const seenArchives = (actor: Actor, alias: string): SQL =>
  ruleSql(archive.rows(viewerOf(actor)), alias);

/** As seenArchives, for items whose files and text the user may open. */
export const openedArchives = (actor: Actor, alias: string): SQL =>
  ruleSql(opensArchive(viewerOf(actor)), alias);

/** The declared row rule of filing units as a condition on the given alias. */
export const seenFilingUnits = (actor: Actor, alias: string): SQL =>
  ruleSql(filingUnit.rows(viewerOf(actor)), alias);
