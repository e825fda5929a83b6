import { z } from 'zod';
import { fault } from '../../lib/text-faults.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { weaknessOf } from '../accounts/password-rules.ts';

/** A password to sign in or confirm with. */
export const passwordField = z
  .string(fault({ id: 'Isi kata sandi.', en: 'Enter a password.' }))
  .min(1, fault({ id: 'Isi kata sandi.', en: 'Enter a password.' }))
  .max(200, fault({ id: 'Terlalu panjang.', en: 'Too long.' }));

const rule = user.fields.password.options;

/** The strong password of SPEC A5; the fault names what it lacks. */
export const newPassword = z
  .string(fault({ id: 'Isi kata sandi baru.', en: 'Enter a new password.' }))
  .min(1, fault({ id: 'Isi kata sandi baru.', en: 'Enter a new password.' }))
  .max(rule.max, fault({ id: `Paling banyak ${rule.max} karakter.`, en: `At most ${rule.max} characters.` }))
  .superRefine((password, context) => {
    const message = password === '' ? undefined : weaknessOf(password);
    if (message) context.addIssue({ code: 'custom', message });
  });
