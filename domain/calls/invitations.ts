import { z } from 'zod';
import { yesOrNo } from '../../lib/body-parts.ts';
import { defineCall, moment } from './define-call.ts';

const tags = ['account'];
const ofUser = '/user/api/User/:id';

/** How administrators let somebody choose a first password. */
export const invitationCalls = {
  invite: defineCall({
    method: 'POST',
    path: `${ofUser}/Invitation`,
    summary: 'Undang pengguna dengan tautan sekali pakai',
    tags,
    access: 'personal',
    /** By mail, or as a link to hand over. */
    body: z.strictObject({ byMail: yesOrNo() }),
    /** `url` where nobody is mailed: for a link, and without a mail server. */
    answer: z.object({ url: z.string().nullable(), expiresAt: moment }),
  }),
  giveTemporaryPassword: defineCall({
    method: 'POST',
    path: `${ofUser}/TemporaryPassword`,
    summary: 'Beri pengguna kata sandi sementara',
    tags,
    access: 'personal',
    body: z.strictObject({}),
    /** The only answer that has it. */
    answer: z.object({ password: z.string() }),
  }),
};
export type InvitationCalls = typeof invitationCalls;
