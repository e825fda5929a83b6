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
      left = left && right && added(left, sign === '-' ? { ...right, digits: -right.digits } : right);
    }
    return left;
  };
  const product = (): Exact | undefined => {
    let left = factor();
    while (tokens[at] === '*') {
      next();
      const right = factor();
      left = left && right && { digits: left.digits * right.digits, scale: left.scale + right.scale };
    }
    return left;
  };
  const factor = (): Exact | undefined => {
    const token = next() ?? '';
    if (token === '-') {
      const value = factor();
      return value && { ...value, digits: -value.digits };
    }
    if (token === '(') {
      const value = sum();
      return next() === ')' ? value : undefined;
    }
    return exact(token.startsWith('{') ? values[token.slice(1, -1)] : token);
  };
  const result = sum();
  return result && at === tokens.length ? written(result) : undefined;
}

/** A number without its point, and how many digits stood behind it. */
type Exact = { digits: bigint; scale: number };

function exact(value: unknown): Exact | undefined {
  const text = String(value);
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

function added(one: Exact, other: Exact): Exact {
  const scale = Math.max(one.scale, other.scale);
  const [left, right] = [one, other].map(({ digits, scale: own }) => digits * 10n ** BigInt(scale - own));
  return { digits: (left ?? 0n) + (right ?? 0n), scale };
}

function written({ digits, scale }: Exact): string {
  if (scale === 0) return String(digits);
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  return `${digits < 0n ? '-' : ''}${text.slice(0, -scale)}.${text.slice(-scale)}`;
}
