import { sql } from 'drizzle-orm';
import type { Invited } from '../../domain/calls/setup.ts';
import { inviteUser } from '../accounts/index.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { isUninvited } from './checks/read-facts.ts';

/** In one go; whoever is left is invited by the next. */
const mostAtOnce = 1000;

/** Invites all who have a post and neither a password nor an invitation: by mail, else by links for who asks. */
export async function inviteAll({ db, config }: Deps, actor: Actor): Promise<Invited> {
  const byMail = config.smtpUrl !== undefined;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; personName: string; npp: string; email: string }>(sql`
      select u.id, u.person_name as "personName", u.npp, u.email
      from "user" u join sign_in_states t on t.id = u.id and ${isUninvited}
      order by u.npp limit ${mostAtOnce}`);
    const links: Invited['links'] = [];
    for (const { id: userId, ...person } of rows) {
      const { url } = await inviteUser(tx, config, { actor, userId, byMail });
      if (!byMail) links.push({ ...person, url });
    }
    return { mailed: byMail ? rows.length : 0, links };
  });
}
