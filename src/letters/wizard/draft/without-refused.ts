import type { LetterInput } from '../../../../domain/letters/letter.ts';

/**
 * Builds a save without refused texts (too long, for instance): they get the server's last values.
 * @param known the server's values; null where it has none yet
 * @param fields the refused ones, as `subject` or `outgoing.place`
 * @returns undefined when something else than a text is refused, or nothing new is left to save
 */
export function withoutRefused(
  input: LetterInput,
  known: LetterInput | null,
  fields: readonly string[],
): LetterInput | undefined {
  const rest = structuredClone(input);
  for (const field of fields) {
    const path = field.split('.');
    const name = path.pop() ?? '';
    const block = at(rest, path);
    if (!block || Array.isArray(block) || typeof block[name] !== 'string') return undefined;
    const before = at(known, path)?.[name];
    block[name] = typeof before === 'string' ? before : '';
  }
  return known && isSame(rest, known) ? undefined : rest;
}

type Block = Record<string, unknown>;

const at = (whole: unknown, path: readonly string[]): Block | undefined =>
  path.reduce<unknown>((part, name) => (isBlock(part) ? part[name] : undefined), whole) as Block | undefined;
const isBlock = (part: unknown): part is Block => typeof part === 'object' && part !== null;

const isSame = ({ version: _, ...one }: LetterInput, { version: __, ...other }: LetterInput): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
