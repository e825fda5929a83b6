import { testApp } from '../../support/app.ts';

/** Where archive classifications are, which most of these tests import. */
export const base = '/master-data/api/ArchiveClassification';

/** The app with somebody who imports and somebody who may not, and how many rows a table has. */
export async function openImportDesk() {
  const app = await testApp();
  const { pool, signIn } = app;
  const admin = await signIn('admin');
  const staff = await signIn('staf');
  const count = async (table = 'archive_classification'): Promise<number> =>
    (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;
  return { ...app, admin, staff, count };
}
