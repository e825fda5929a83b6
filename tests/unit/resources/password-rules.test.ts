import fc from 'fast-check';
import { expect, it } from 'vitest';
import { missingRules, weaknessOf } from '../../../domain/accounts/password-rules.ts';
import { user } from '../../../resources/manajemen-user/user.ts';

it('says of a password what it still lacks (SPEC A5)', () => {
  expect(weaknessOf('lemah')).toBe(
    'Kata sandi belum memuat paling sedikit 8 karakter, huruf besar, angka dan tanda khusus.',
  );
  expect(weaknessOf('Kata_Sandi')).toBe('Kata sandi belum memuat angka.');
  expect(weaknessOf('Kata_Sandi9')).toBeUndefined();
});

it('lacks nothing exactly where the declaration of users takes it', () => {
  const { source } = user.fields.password.options.pattern;
  fc.assert(
    fc.property(fc.string({ maxLength: 14 }), (password) => {
      expect(missingRules(password).length === 0).toBe(new RegExp(source).test(password));
    }),
  );
});
