import type { FilingOutcome } from '../../../resources/dokumen/pemberkasan/retention-types.ts';

/** What became of filing: how many, and why not the others. */
export function filedWords({ filed, refused }: FilingOutcome): string {
  const done = `${filed} arsip diberkaskan.`;
  const [first] = refused;
  return first ? `${done} ${refused.length} tidak: ${first.reason}` : done;
}
