import { verify } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { StartError } from '../start-error.ts';
import { demoPassword } from './demo-password.ts';

/**
 * Refuses demo accounts in production: their passwords are public. Checks
 * stored passwords, so also in restored databases.
 * @throws StartError naming some of the accounts and what to do
 */
export async function assertNoDemoAccounts(executor: Executor): Promise<void> {
  // Demo accounts share one stored hash, which occurs nowhere else; a single one left shows by its address.
  const { rows } = await executor.execute<{ hash: string; emails: string[] }>(sql`
    select c.password_hash as hash, array_agg(u.email order by length(u.email), u.email) as emails
    from credential c join "user" u on u.id = c.user_id where u.is_active
    group by c.password_hash having count(*) > 1 or bool_or(u.email like '%@naskah.example')`);
  const verdicts = await Promise.all(rows.map(({ hash }) => verify(hash, demoPassword)));
  const emails = rows.flatMap((row, at) => (verdicts[at] ? row.emails : []));
  if (emails.length === 0) return;
  const some = emails.slice(0, 3).join(', ') + (emails.length > 3 ? ' …' : '');
  throw new StartError(
    `Naskah cannot start with NASKAH_DEMO=0: this database holds ${emails.length} active accounts with the public password of the demo (${some}); take an empty NASKAH_DATA or DATABASE_URL, or start the demo once more on this machine and deactivate them or give them passwords of their own.`,
  );
}
