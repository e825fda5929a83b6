import { eq } from 'drizzle-orm';
import { inOneLine } from '../../../domain/letters/signing-identity.ts';
import { translate } from '../../../lib/language.ts';
import type { ActedBy, Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/index.ts';
import type { Sealed, SealedFor } from '../../pdf-sealer.ts';
import { letterCosigners } from '../parts/tables.ts';
import type { cosignersOf } from '../reading/find-letter.ts';
import { nextCosigner } from '../rules/inside.ts';
import type { LetterRow } from '../tables.ts';
import { signedSoFar, storeAppended } from './append-signature.ts';
import { assertIdentity } from './assert-identity.ts';
import { arrivalOf } from './deliver.ts';
import { deliverSigned } from './deliver-signed.ts';
import { printedAgain, shownSignature } from './look-of-signature.ts';
import type { StoredDocument } from './set-document.ts';
import { signerOf } from './signer.ts';
import type { FurtherSignature } from './tables.ts';
import { passOn } from './write-signature.ts';

export type Cosigners = Awaited<ReturnType<typeof cosignersOf>>;

/**
 * The next further signature as its signer gives it, every rule checked under the letter's lock.
 * @throws Refusal 409 for a mandate that does not hold; 422 for a day, which stands since the first signature
 */
export async function checkedFurther(
  tx: Executor,
  actor: Actor,
  { letter, cosigners }: { letter: LetterRow; cosigners: Cosigners },
  { dateReason, place }: { dateReason?: string | undefined; place?: string | undefined },
): Promise<FurtherSignature> {
  if (dateReason !== undefined) throw invalid({ dateReason: [translate(dayStands)] });
  const own = nextCosigner(cosigners);
  if (!own || !letter.number) throw new Error(`Letter ${letter.id} waits for nobody's signature`);
  await assertIdentity(tx, actor, own.delegations);
  const isDelegate = actor.entryType === 'Delegation';
  const who = await signerOf(
    tx,
    { userId: actor.userId, isDelegate },
    { senderPositionId: own.positionId, senderDelegations: own.delegations },
  );
  return {
    cosignerId: own.id,
    order: cosigners.indexOf(own) + 2,
    officialId: isDelegate ? own.userId : actor.userId,
    signed: {
      positionName: who.positionName,
      personName: letter.showSenderName ? who.personName : null,
      npp: letter.showSenderName ? who.npp : null,
      onBehalfOf: who.onBehalfOf ?? null,
      place: place?.trim() || null,
      at: new Date().toISOString(),
    },
  };
}

/** Whom the file's signature names. */
export const sealedForFurther = ({ signed }: FurtherSignature): SealedFor => ({
  personName: signed.personName,
  positionName: inOneLine(signed.onBehalfOf, signed.positionName),
  at: new Date(signed.at),
});

/**
 * Signs by the installation's own seal: appended to the file, at the place that the paper keeps.
 * @returns the letter's number
 * @throws as checkedFurther; Refusal 404 or 409 where the stored file is gone or altered, or the name cannot be set
 */
export async function signFurther(
  deps: Deps,
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  further: FurtherSignature,
): Promise<string> {
  const { stored, bytes } = await signedSoFar(deps, tx, letter);
  const shown = await shownSignature(deps, tx, letter, further, bytes);
  const sealed = await deps.sealer.seal(tx, bytes, { ...sealedForFurther(further), shown });
  return writeFurther(deps, tx, actor, letter, { further, stored, sealed });
}

type Given = { further: FurtherSignature; stored: StoredDocument; sealed: Sealed; sentAt?: Date };

/**
 * Writes a further signature with all that comes with it; the last one sends the letter, `sentAt` later where a seal was
 * awaited.
 */
export async function writeFurther(
  deps: Pick<Deps, 'config' | 'files'>,
  tx: Executor,
  actor: ActedBy,
  letter: LetterRow,
  { further: { cosignerId, officialId, signed }, stored, sealed, sentAt }: Given,
): Promise<string> {
  const document = await storeAppended(deps, tx, stored, sealed);
  const at = new Date(signed.at);
  const number = letter.number ?? '';
  await tx
    .update(letterCosigners)
    .set({ signedAt: at, signedByUserId: actor.userId, userId: officialId, signed })
    .where(eq(letterCosigners.id, cosignerId));
  await recordAudit(tx, {
    actor,
    action: 'sign',
    resource: 'letter',
    recordId: letter.id,
    after: { number, sha256: document.sha256, scriptDate: letter.scriptDate },
  });
  const note = signed.place && signed.place !== letter.place ? `Ditandatangani di ${signed.place}.` : null;
  if (await passOn(tx, actor, letter, { at, note, sentAt: sentAt ?? at })) {
    const { sheet } = await printedAgain(deps, tx, letter);
    await deliverSigned(tx, actor, letter, arrivalOf(letter, sheet), sentAt ?? at);
  }
  return number;
}

const dayStands = {
  id: 'Tanggal naskah sudah tercetak saat tanda tangan pertama.',
  en: 'The date was printed with the first signature.',
};
