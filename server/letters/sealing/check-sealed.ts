import type { SignedData } from 'pkijs';
import type { Seal } from '../../../domain/letters/letter.ts';
import { otherPage } from './same-pages.ts';
import { levelOf, type Signer } from './seal-level.ts';
import { isOf, signerOf } from './signature-of.ts';
import { type FoundSignature, readCms, signaturesIn } from './signatures-in.ts';

/** What came back is not what was asked for; the message says how, to the operator. */
export class NotSealed extends Error {}

/**
 * Checks a provider's PDF: the bytes sent come first, a valid signature over all of them is added, and nothing that
 * is seen.
 * @throws NotSealed
 */
export async function checkSealed(sent: Uint8Array, got: Buffer, at: Date): Promise<Seal['level']> {
  if (!got.subarray(0, 1024).includes('%PDF-')) throw new NotSealed('it is no PDF');
  if (!got.subarray(0, sent.length).equals(sent))
    throw new NotSealed('it does not begin with the bytes sent');
  const added = [...signaturesIn(got, sent.length)].filter(
    ({ signed: [before] }) => before.length > sent.length,
  );
  const [first] = added;
  if (!first) throw new NotSealed('it has no signature over the bytes sent');
  const { PDF } = await import('@libpdf/core');
  const [before, after] = await Promise.all([PDF.load(sent), PDF.load(got)]);
  const other = otherPage(before, after);
  if (other !== undefined) throw new NotSealed(`its page ${other} shows something else`);
  // A reader must find it, too: text that only looks like one is none.
  const fields = after.getForm()?.getSignatureFields() ?? [];
  const known = before.getForm()?.getSignatureFields().length ?? 0;
  if (fields.filter((field) => field.isSigned()).length <= known)
    throw new NotSealed('no field of it holds a signature');
  return levelOf(verified(first, at), after);
}

function verified({ signed, cms }: FoundSignature, at: Date): Signer {
  let signature: SignedData;
  try {
    signature = readCms(cms);
  } catch (cause) {
    throw new NotSealed('its signature cannot be read', { cause });
  }
  const [signer] = signature.signerInfos;
  const own = signerOf(signature);
  if (!signer || !own) throw new NotSealed('its signature names no certificate');
  if (at < own.notBefore.value || at > own.notAfter.value)
    throw new NotSealed('the certificate of its signature is out of its time');
  if (!isOf(signer, signed, own)) throw new NotSealed('its signature is not of these bytes');
  return { info: signer, certificate: own };
}
