import type { Option } from '../../../../dataProvider/index.ts';
import {
  type ExternalParty,
  emptyOutgoing,
  type OutgoingBlock,
} from '../../../../domain/letters/outgoing.ts';
import { textOf } from '../draft/lookups.ts';

export const partyOf = (institution: Option): ExternalParty => ({
  institutionId: institution.id,
  name: institution.label,
  email: textOf(institution.email),
});

/** Where an institution is, as it is printed below its name. */
export const addressOf = (institution: Option): string =>
  [textOf(institution.address), textOf(institution.city)].filter(Boolean).join('\n');

/** The first institution that is chosen brings its address; one that was typed stays. */
export const withReceiver = (
  block: OutgoingBlock | null,
  party: ExternalParty,
  address: string,
): OutgoingBlock => {
  const now = block ?? emptyOutgoing;
  return {
    ...now,
    externalReceiver: [...now.externalReceiver, party],
    address: now.address.trim() ? now.address : address,
  };
};

/** Compares institutions by id, typed names by name. */
export const isSameParty = (one: ExternalParty, other: ExternalParty): boolean =>
  one.institutionId !== null
    ? one.institutionId === other.institutionId
    : other.institutionId === null && one.name.toLowerCase() === other.name.toLowerCase();
