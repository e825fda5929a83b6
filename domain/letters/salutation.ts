/** Where one is not known, or several are written to. */
export const anySalutation = 'Bapak/Ibu';

/**
 * The value of a letter's tag `{{sapaan}}`.
 * @param known of each receiver, as their data state it
 */
export const salutationOf = (known: readonly (string | null | undefined)[]): string =>
  (known.length === 1 && known[0]) || anySalutation;
