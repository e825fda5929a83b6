import { draftSchema } from '../../../domain/letters/letter-schema.ts';

type Body = Record<string, unknown>;

/**
 * Reduces a letter, as in SPEC A3 or as answered, to draft fields; unrecognised ones stay and are refused.
 * @param current loads the letter as answered, when needed
 */
export async function asWritten(body: unknown, current: () => Promise<object>): Promise<unknown> {
  if (!isBody(body)) return body;
  const known = new Set(Object.keys(draftSchema.shape));
  const more = Object.keys(body).filter((name) => !known.has(name) && !isHint(name, body[name]));
  const answered: Body = more.length > 0 ? { ...(await current()) } : {};
  const isUnchanged = (name: string) =>
    Object.hasOwn(answered, name) && (changing.has(name) || isSame(body[name], answered[name]));
  const taken = Object.keys(body).filter(
    (name) => known.has(name) || (more.includes(name) && !isUnchanged(name)),
  );
  const { attachments, cosigners, receivers, ccs, reviewers, externalToInternal, ...rest } =
    Object.fromEntries(taken.map((name) => [name, body[name]]));
  return {
    ...rest,
    ...(attachments !== undefined && { attachments: each(attachments, fileOf) }),
    ...(cosigners !== undefined && { cosigners: each(cosigners, cosignerOf) }),
    ...(receivers !== undefined && { receivers: each(receivers, personOf) }),
    ...(ccs !== undefined && { ccs: each(ccs, personOf) }),
    ...(reviewers !== undefined && { reviewers: each(reviewers, personOf) }),
    ...(externalToInternal !== undefined && {
      externalToInternal: blockOf(externalToInternal, answered.externalToInternal),
    }),
  };
}

/**
 * Fields that the contract's clients send but that follow from the call: draft, new, and in whose place (SPEC A3).
 */
const isHint = (name: string, value: unknown): boolean =>
  (name === 'isDraft' && value === true) ||
  (name === 'isUpdateScript' && typeof value === 'boolean') ||
  (name === 'userDelegationId' && value === null) ||
  (namesOfIds.has(name) && (value === null || typeof value === 'string'));

/** Beside an id that decides, as the labels of any resource. */
const namesOfIds = new Set([
  'naskahDinasParentCategoryName',
  'naskahDinasCategoryName',
  'permissionClassificationName',
  'archiveClassificationName',
  'referenceTitle',
  'archiveReferenceTitle',
  'userName',
]);

/** Derived from others' steps or from the reader: may have changed since it was read. */
const changing = new Set([
  'updatedAt',
  'can',
  'holder',
  'paper',
  'responses',
  'responseTo',
  'hasDispositions',
  'awaitsDispatch',
  'partlyDispatched',
  'bookedDay',
  'bookedReason',
]);

const ofRegistering = new Set(['agenda', 'registeredAt', 'registeredBy']);
const labels = new Set(['personName', 'positionName', 'unitName']);
const ofCosigners = new Set(['id', 'showUserName', 'onBehalfOf', 'signedAt', 'signedBy', 'heldBy']);
const ofReviews = new Set(['id', 'status', 'note', 'decidedAt', 'heldBy', 'skipReason', 'handedOn']);

/** Drops display-only fields of a person, group or reviewer; only groups keep members. */
function personOf(person: Body): Body {
  const isReviewer = 'reviewOrder' in person;
  return Object.fromEntries(
    Object.entries(person).filter(
      ([name, value]) =>
        !labels.has(name) &&
        !(isReviewer && ofReviews.has(name)) &&
        !(name === 'members' && person.isGroup !== true && Array.isArray(value)) &&
        !(isReviewer && name === 'isGroup' && value === false),
    ),
  );
}

/** Drops what is shown of who signs after the sender. */
const cosignerOf = (one: Body): Body =>
  Object.fromEntries(Object.entries(one).filter(([name]) => !labels.has(name) && !ofCosigners.has(name)));

/** `file` is the contract's word for the file's name; size and type are derived from the bytes. */
function fileOf({ file, id, size: _size, mimeType: _type, ...attachment }: Body): Body {
  return {
    ...attachment,
    ...(id !== null && id !== undefined && { id }),
    ...(file !== undefined && attachment.fileName === undefined && { fileName: file }),
  };
}

/** Drops what registration adds to the block, unless the client changed it. */
function blockOf(block: unknown, answered: unknown): unknown {
  if (!isBody(block)) return block;
  const { id: _id, attachments, ...written } = block;
  const has = isBody(answered) ? answered : {};
  const rest = Object.fromEntries(
    Object.entries(written).filter(
      ([name, value]) => !(ofRegistering.has(name) && Object.hasOwn(has, name) && isSame(value, has[name])),
    ),
  );
  return { ...rest, ...(attachments !== undefined && { attachments: each(attachments, fileOf) }) };
}

const each = (list: unknown, make: (one: Body) => Body): unknown =>
  Array.isArray(list) ? list.map((one) => (isBody(one) ? make(one) : one)) : list;

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
