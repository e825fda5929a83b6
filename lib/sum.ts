import { evaluated } from './formula.ts';

/** Adds decimal numbers exactly, as text ("1234.50"): a float would lose cents. Anything else counts as nothing. */
export const sumOf = (values: readonly unknown[]): string =>
  evaluated(
    values
      .map(String)
      .filter((text) => /^-?\d+(?:\.\d+)?$/.test(text))
      .reduce((sum, text) => `${sum} + ${text}`, '0'),
    {},
  ) ?? '0';
