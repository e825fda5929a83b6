import type { z } from 'zod';
import { fieldErrors } from '../../../resources/schema.ts';

/** Validates with the server's own rule; empty when valid. */
export function missingIn(rule: z.ZodType, given: unknown): Partial<Record<string, string>> {
  const checked = rule.safeParse(given);
  if (checked.success) return {};
  return Object.fromEntries(
    Object.entries(fieldErrors(checked.error)).map(([field, [first]]) => [field, first]),
  );
}
