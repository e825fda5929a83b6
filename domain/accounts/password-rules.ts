import { type Message, translate } from '../../lib/language.ts';

type Rule = { name: string; holds: (password: string) => boolean; message: Message };

/** The strong password of SPEC A5, one rule each, so that the missing one can be named. */
export const passwordRules: readonly Rule[] = [
  {
    name: 'length',
    holds: (password) => password.length >= 8,
    message: { id: '8 karakter', en: '8 characters' },
  },
  {
    name: 'lower',
    holds: (password) => /[a-z]/.test(password),
    message: { id: 'huruf kecil', en: 'a lower-case letter' },
  },
  {
    name: 'upper',
    holds: (password) => /[A-Z]/.test(password),
    message: { id: 'huruf besar', en: 'an upper-case letter' },
  },
  { name: 'digit', holds: (password) => /\d/.test(password), message: { id: 'angka', en: 'a digit' } },
  {
    name: 'special',
    holds: (password) => /[\W_]/.test(password),
    message: { id: 'tanda khusus', en: 'a special character' },
  },
];

export const missingRules = (password: string): readonly Rule[] =>
  passwordRules.filter(({ holds }) => !holds(password));

/** The same as a sentence: "Kata sandi belum memuat huruf besar dan angka." */
export function weaknessOf(password: string): string | undefined {
  const missing = missingRules(password).map(({ name, message }) =>
    name === 'length'
      ? translate({ id: `paling sedikit ${message.id}`, en: `at least ${message.en}` })
      : translate(message),
  );
  if (missing.length === 0) return undefined;
  const last = missing.at(-1);
  const others = missing.slice(0, -1).join(', ');
  const listed = others ? translate({ id: `${others} dan ${last}`, en: `${others} and ${last}` }) : last;
  return translate({ id: `Kata sandi belum memuat ${listed}.`, en: `The password still lacks ${listed}.` });
}
