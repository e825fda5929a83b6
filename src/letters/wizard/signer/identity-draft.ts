import {
  inOneLine,
  type SenderDelegationFields,
  type SigningIdentity,
  senderDelegationFields,
  senderDelegationsOf,
} from '../../../../domain/letters/signing-identity.ts';

/** A draft's signing data: delegation sets, booked number, and the lines above the post. */
export type SignerDraft = SenderDelegationFields & {
  bookedNumberId: string | null;
  /** As it is printed; the server makes it of the sets. */
  onBehalfOf: string | null;
};

/** Signing in the actor's own name, with the next number. */
export const ownName: SignerDraft = {
  ...senderDelegationFields([]),
  bookedNumberId: null,
  onBehalfOf: null,
};

type Source = Partial<SenderDelegationFields> & { bookedNumberId?: string | null };

export const signerDraftOf = (
  letter: Source & { paper: { signer: { onBehalfOf: string | null } | null } },
): SignerDraft => ({
  ...signerInputOf(letter),
  onBehalfOf: letter.paper.signer?.onBehalfOf ?? null,
});

/** Gives the signing data to send; older device copies lack these fields. */
export const signerInputOf = (draft: Source): Omit<SignerDraft, 'onBehalfOf'> => ({
  ...senderDelegationFields(senderDelegationsOf(draft)),
  bookedNumberId: draft.bookedNumberId ?? null,
});

export const isSameSigning = (sent: Source, letter: Source): boolean =>
  JSON.stringify(signerInputOf(sent)) === JSON.stringify(signerInputOf(letter));

/** Another way to sign. */
export const withIdentity = ({ delegations, onBehalfOf }: SigningIdentity): Partial<SignerDraft> => ({
  ...senderDelegationFields(delegations),
  onBehalfOf,
});

/** Identifies an identity by its delegation sets. */
export const identityKey = (source: Partial<SenderDelegationFields>): string =>
  senderDelegationsOf(source)
    .filter(({ type }) => type === 'an' || type === 'ub')
    .map(({ id }) => id)
    .join(' ');

/** In one line, as "Dari" and the tag `jabatan` print it. */
export const shownSender = (
  onBehalfOf: string | null | undefined,
  positionName: string | undefined,
): string => (positionName ? inOneLine(onBehalfOf, positionName) : '');
