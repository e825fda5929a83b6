import type { FilingOutcome } from '../../../domain/archive/retention-types.ts';
import type { Words } from '../../../lib/language.ts';

/** Result of filing: how many, and why not the others. */
export function filedWords({ filed, refused }: FilingOutcome): Words {
  const [first] = refused;
  if (!first) return { id: `${filed} arsip diberkaskan.`, en: `${filed} filed.` };
  return {
    id: `${filed} arsip diberkaskan. ${refused.length} tidak: ${first.reason}`,
    en: `${filed} filed. ${refused.length} not: ${first.reason}`,
  };
}
