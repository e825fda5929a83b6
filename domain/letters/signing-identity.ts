import type {
  SenderDelegation,
  SenderDelegationFields,
  SenderDelegationType,
  SigningIdentity,
} from '../calls/letters/shapes/signing-identity.ts';

export type {
  SenderDelegation,
  SenderDelegationFields,
  SenderDelegationType,
  SigningIdentity,
} from '../calls/letters/shapes/signing-identity.ts';

export const senderDelegationTypes = ['an', 'ub', 'plt', 'plh'] as const satisfies SenderDelegationType[];

/** Takes the fields as they travel, gives the sets that are there, in order. */
export const senderDelegationsOf = (fields: Partial<SenderDelegationFields>): SenderDelegation[] =>
  [
    [fields.senderDelegationId1, fields.senderDelegationType1] as const,
    [fields.senderDelegationId2, fields.senderDelegationType2] as const,
    [fields.senderDelegationId3, fields.senderDelegationType3] as const,
  ].flatMap(([id, type]) => (id && type ? [{ id: id.toLowerCase(), type }] : []));

/** The other way round. */
export const senderDelegationFields = (sets: readonly SenderDelegation[]): SenderDelegationFields => ({
  senderDelegationId1: sets[0]?.id ?? null,
  senderDelegationType1: sets[0]?.type ?? null,
  senderDelegationId2: sets[1]?.id ?? null,
  senderDelegationType2: sets[1]?.type ?? null,
  senderDelegationId3: sets[2]?.id ?? null,
  senderDelegationType3: sets[2]?.type ?? null,
});

/** The steps by which one post signs for another, without Plt. and Plh., which say how the post is held. */
export const mandateOf = (sets: readonly SenderDelegation[]): SenderDelegation[] =>
  sets.filter(({ type }) => type === 'an' || type === 'ub');

/** What is printed, line by line. */
export const printedLines = ({
  onBehalfOf,
  positionName,
}: Pick<SigningIdentity, 'onBehalfOf' | 'positionName'>): string[] => [
  ...(onBehalfOf?.split('\n') ?? []),
  positionName,
];

/** Lines of the mandating posts above the sender's: "a.n." for the first, "u.b." for one between. */
export const onBehalfOfLines = (mandating: readonly string[]): string | null => {
  const [first, ...between] = mandating;
  if (!first) return null;
  return [`a.n. ${first}`, ...between.flatMap((name) => [name, 'u.b.'])].join('\n');
};

/** In one line, as in "Dari" and in lists: "a.n. Direktur Utama, Direktur Operasi". */
export const inOneLine = (onBehalfOf: string | null | undefined, positionName: string): string =>
  printedLines({ onBehalfOf: onBehalfOf ?? null, positionName })
    .join(', ')
    .replaceAll('u.b., ', 'u.b. ');
