/** Digits and capitals without look-alikes: 32 characters, five bits each. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Turns random bytes into a code to read off paper, `A2B3-…`, dashed every `group` characters. */
export function codeOf(bytes: Uint8Array, group: number): string {
  const signs = Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length));
  return signs.join('').replace(new RegExp(`.{${group}}(?=.)`, 'g'), '$&-');
}

/** Normalises a typed code: any case, with or without dashes, O for 0, I or L for 1. */
export const plainCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
