import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { seedDemoArchive } from './archive/index.ts';
import { seedContractParts } from './contract-parts.ts';
import { seedDemoLetters } from './letters/index.ts';
import { seedMasterData } from './master-data.ts';
import { seedPeople } from './people.ts';
import { seedLabels, seedReferenceLists } from './reference-lists.ts';

export { demoPassword } from './demo-password.ts';

/** Who the README and the first start name (DESIGN 4). */
export const demoAccounts = [
  { email: 'admin@naskah.example', label: 'Administrator Aplikasi' },
  { email: 'staf@naskah.example', label: 'Officer, menyusun naskah' },
  { email: 'atasan@naskah.example', label: 'Kepala Divisi, memeriksa dan menandatangani' },
  { email: 'direktur@naskah.example', label: 'Direktur Operasi, menandatangani' },
  { email: 'sekretaris@naskah.example', label: 'Sekretaris Direktur Operasi' },
  { email: 'delegasi@naskah.example', label: 'Penerima delegasi Direktur Operasi, juga menandatangani' },
  { email: 'arsiparis@naskah.example', label: 'Arsiparis Unit Kearsipan Pusat, juga pencatat naskah' },
  { email: 'legal@naskah.example', label: 'Legal Officer Kontrak' },
];

/**
 * Seeds an empty installation with the demo organisation and two years of letters, in one transaction.
 * @param deps without a file store the letters have no attachments
 * @returns false when there is data already
 */
export async function seedDemo({
  db,
  files,
}: Pick<Deps, 'db'> & Partial<Pick<Deps, 'files'>>): Promise<boolean> {
  const found = await db.execute<{ filled: boolean }>(sql`select exists (select 1 from "user") as filled`);
  if (found.rows[0]?.filled) return false;
  const now = new Date();
  await db.transaction(async (tx) => {
    await seedMasterData(tx);
    await seedReferenceLists(tx);
    await seedContractParts(tx);
    await seedPeople(tx, now);
    await seedLabels(tx);
    const seeding = { now, ...(files && { files }) };
    await seedDemoLetters(tx, seeding);
    await seedDemoArchive(tx, seeding);
  });
  return true;
}
