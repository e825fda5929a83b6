import { eq, sql } from 'drizzle-orm';
import { dateFormat } from '../../../lib/formats.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/index.ts';
import { setPassword } from '../password.ts';
import { invitations } from '../tables.ts';
import { hashToken } from '../tokens.ts';

type Invitation = { id: string; userId: string; personName: string; email: string; expiresAt: Date };

/** @throws Refusal 422 at `token`, with the reason it cannot be accepted */
export async function readInvitation(
  { db }: Pick<Deps, 'db'>,
  token: string,
): Promise<{ personName: string; email: string; expiresAt: string }> {
  const { personName, email, expiresAt } = await acceptable(db, token);
  return { personName, email, expiresAt: expiresAt.toISOString() };
}

/**
 * Stores the first password of whoever was invited; the link is used with it.
 * @throws Refusal 422 at `token`, with the reason it cannot be accepted
 */
export function acceptInvitation({ db }: Deps, token: string, password: string): Promise<Invitation> {
  return db.transaction(async (tx) => {
    // Of two at once the second waits, and finds it used.
    await tx.execute(sql`select from invitation where token_hash = ${hashToken(token)} for update`);
    const invitation = await acceptable(tx, token);
    const { id, userId } = invitation;
    await tx.update(invitations).set({ usedAt: new Date() }).where(eq(invitations.id, id));
    await setPassword(tx, userId, password);
    await recordAudit(tx, {
      actor: null,
      action: 'accept-invitation',
      resource: 'manajemen-user.user',
      recordId: userId,
    });
    return invitation;
  });
}

type Found = Omit<Invitation, 'expiresAt'> & {
  expiresAt: string;
  isActive: boolean;
  isLocal: boolean;
  isUsed: boolean;
  isWithdrawn: boolean;
};

async function acceptable(executor: Executor, token: string): Promise<Invitation> {
  const found = await executor.execute<Found>(sql`
    select i.id, i.user_id as "userId", u.person_name as "personName", u.email, i.expires_at as "expiresAt",
      u.is_active as "isActive", u.isldap = '2' as "isLocal", i.used_at is not null as "isUsed",
      i.withdrawn_at is not null as "isWithdrawn"
    from invitation i join "user" u on u.id = i.user_id where i.token_hash = ${hashToken(token)}`);
  const [invitation] = found.rows;
  const fault = faultOf(invitation);
  if (fault || !invitation) throw invalid({ token: [translate(fault ?? unknown)] });
  const { id, userId, personName, email } = invitation;
  return { id, userId, personName, email, expiresAt: new Date(invitation.expiresAt) };
}

function faultOf(invitation: Found | undefined): Message | undefined {
  if (!invitation) return unknown;
  if (!invitation.isActive) return deactivated;
  if (invitation.isUsed) return used;
  if (invitation.isWithdrawn || !invitation.isLocal) return withdrawn;
  const expiresAt = new Date(invitation.expiresAt);
  return expiresAt <= new Date() ? expired(formatDay(dayInWib(expiresAt))) : undefined;
}

const formatDay = dateFormat({ dateStyle: 'long' });

const unknown = {
  id: 'Tautan undangan ini tidak lengkap. Bukalah lagi dari surelnya.',
  en: 'The link of this invitation is incomplete. Open it again from the mail.',
};
const used = {
  id: 'Undangan ini sudah dipakai. Masuklah dengan kata sandi yang sudah dibuat.',
  en: 'This invitation was used already. Sign in with the password that was chosen.',
};
const expired = (day: string): Message => ({
  id: `Undangan ini berakhir ${day}. Mintalah undangan baru kepada administrator.`,
  en: `This invitation ended on ${day}. Ask an administrator for a new one.`,
});
const withdrawn = {
  id: 'Undangan ini sudah diganti. Pakailah yang terbaru, atau mintalah kepada administrator.',
  en: 'This invitation was replaced. Use the newest one, or ask an administrator.',
};
const deactivated = {
  id: 'Akun Anda dinonaktifkan setelah undangan ini dikirim. Hubungi administrator.',
  en: 'Your account was deactivated after this invitation was sent. Ask an administrator.',
};
