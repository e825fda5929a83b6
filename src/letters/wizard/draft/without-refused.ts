import type { LetterInput } from '../../../../domain/letters/letter.ts';

/**
 * What can be saved of a letter although some of its texts are refused, one that is too long for instance: with those as
 * the server last had them.
 * @param known what the server has; null where it has nothing yet
 * @param fields the refused ones, as `subject` or `outgoing.place`
 * @returns undefined where something else than a text is refused, or nothing new is left to save
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
