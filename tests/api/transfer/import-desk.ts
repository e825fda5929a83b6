import { testApp } from '../../support/app.ts';

/** Where archive classifications are, which most of these tests import. */
export const base = '/master-data/api/ArchiveClassification';

/** The app with a user who may import and one who may not, and a row counter. */
export async function openImportDesk(options?: Parameters<typeof testApp>[0]) {
  const app = await testApp(options);
  const { pool, signIn } = app;
  const admin = await signIn('admin');
  const staff = await signIn('staf');
  const count = async (table = 'archive_classification'): Promise<number> =>
    (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;
  return { ...app, admin, staff, count };
}
