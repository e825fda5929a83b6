import { sealed, unsealed } from '../../../sealed/index.ts';
import { draftFiles as within } from '../../../shell/index.ts';

const keyOf = (letterId: string, key: string) => `${letterId}/${key}`;

/** Stores a file's base64 on this device, encrypted. */
export const writeFile = (letterId: string, key: string, content: string): Promise<unknown> =>
  within('readwrite', (files) => files.put(sealed(content), keyOf(letterId, key)));

/** Loads a file's base64; undefined when this device does not have it, or not for this user. */
export async function readFile(letterId: string, key: string): Promise<string | undefined> {
  const kept = await within<string | undefined>('readonly', (files) => files.get(keyOf(letterId, key)));
  return kept && unsealed(kept);
}
