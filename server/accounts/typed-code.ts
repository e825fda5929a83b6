/** Digits and capitals without the ones people mistake for each other: 32 of them, five bits each. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Takes random bytes and how many signs stand together; gives a code that is read off paper, as `A2B3-…`. */
export function codeOf(bytes: Uint8Array, group: number): string {
  const signs = Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length));
  return signs.join('').replace(new RegExp(`.{${group}}(?=.)`, 'g'), '$&-');
}

/** A code however it was typed: any case, with or without dashes, O for 0, I or L for 1. */
export const plainCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
