import { type Exact, exact, negated, plus, times, written } from './decimal.ts';

/**
 * Computes a formula of whole and decimal numbers, `{name}` standing for a value: + - * and brackets, exactly.
 * @returns the result as text; undefined for a value that is missing, and for any other formula
 */
export function evaluated(formula: string, values: Readonly<Record<string, unknown>>): string | undefined {
  const tokens = formula.match(/\{\w+\}|\d+(?:\.\d+)?|[-+*()]|\S/g) ?? [];
  let at = 0;
  const next = (): string | undefined => tokens[at++];
  const sum = (): Exact | undefined => {
    let left = product();
    while (tokens[at] === '+' || tokens[at] === '-') {
      const sign = next();
      const right = product();
      left = left && right && plus(left, sign === '-' ? negated(right) : right);
    }
    return left;
  };
  const product = (): Exact | undefined => {
    let left = factor();
    while (tokens[at] === '*') {
      next();
      const right = factor();
      left = left && right && times(left, right);
    }
    return left;
  };
  const factor = (): Exact | undefined => {
    const token = next() ?? '';
    if (token === '-') {
      const value = factor();
      return value && negated(value);
    }
    if (token === '(') {
      const value = sum();
      return next() === ')' ? value : undefined;
    }
    return exact(token.startsWith('{') ? String(values[token.slice(1, -1)]) : token);
  };
  const result = sum();
  return result && at === tokens.length ? written(result) : undefined;
}
