import { isGroup } from '../../../../domain/letters/outgoing.ts';
import { type Message, translate } from '../../../../lib/language.ts';
import { cleanHtml } from '../../sheet/index.ts';
import { conflictMessages } from '../frame/conflict-messages.ts';
import type { PickedPerson } from '../pickers/people.ts';
import { ownName } from '../signer/identity-draft.ts';
import type { Draft } from './draft.ts';
import { mergeText } from './merge-text.ts';

/** A part that both sides changed differently. */
export type Clash = Part<string>;
type Part<Label> = { label: Label; keys: readonly (keyof Draft)[] };
export type Merged = {
  /** Both sides' changes; where they clash, mine. */
  draft: Draft;
  /** Changes of the other side alone, already merged. */
  taken: string[];
  clashes: Clash[];
};

/** Fields that change together, and their label. Lists are merged item by item. */
const parts: readonly Part<Message>[] = [
  { label: conflictMessages.subject, keys: ['subject'] },
  {
    label: conflictMessages.flowAndKind,
    keys: ['concern', 'from', 'naskahDinasParentCategoryId', 'naskahDinasCategoryId'],
  },
  { label: conflictMessages.content, keys: ['content', 'contentMode'] },
  { label: conflictMessages.contract, keys: ['contract'] },
  { label: conflictMessages.cover, keys: ['coverContent'] },
  { label: conflictMessages.place, keys: ['place'] },
  { label: conflictMessages.date, keys: ['scriptDate'] },
  { label: conflictMessages.urgency, keys: ['urgency'] },
  { label: conflictMessages.reference, keys: ['referenceId'] },
  { label: conflictMessages.archiveReference, keys: ['archiveReferenceId'] },
  { label: conflictMessages.security, keys: ['permissionClassificationId'] },
  { label: conflictMessages.classification, keys: ['archiveClassificationId'] },
  { label: conflictMessages.letterhead, keys: ['letterheadId'] },
  {
    label: conflictMessages.signatory,
    keys: ['sender', 'showSenderName', ...(Object.keys(ownName) as (keyof typeof ownName)[])],
  },
  { label: conflictMessages.cosigners, keys: ['cosigners'] },
  { label: conflictMessages.anyReviewer, keys: ['anyReviewer'] },
  { label: conflictMessages.outside, keys: ['internalToExternal'] },
  { label: conflictMessages.fromOutside, keys: ['number', 'externalToInternal'] },
];
/** Display names merged together with the field they describe. */
const shownWith: Partial<Record<keyof Draft, readonly (keyof Draft)[]>> = {
  naskahDinasCategoryId: ['kindName', 'subTypeName', 'arrangement'],
  referenceId: ['referenceTitle'],
  archiveReferenceId: ['archiveReferenceTitle'],
  permissionClassificationId: ['securityName'],
  archiveClassificationId: ['archiveName'],
};
const lists = {
  receivers: conflictMessages.receivers,
  ccs: conflictMessages.ccs,
  reviewers: conflictMessages.reviewers,
  attachments: conflictMessages.attachments,
} as const;

/**
 * Merges local and remote changes: takes one-sided ones, unites lists; where both changed the same, the user decides.
 * @param base null when unknown: then every difference is a clash
 */
export function mergeDrafts(base: Draft | null, mine: Draft, theirs: Draft): Merged {
  const merged: Draft = { ...theirs };
  const taken: string[] = [];
  const clashes: Clash[] = [];
  for (const part of parts) {
    const [ours, other] = [same(part, mine), same(part, theirs)];
    if (ours === other) continue;
    const before = base && same(part, base);
    if (ours === before) taken.push(translate(part.label));
    else {
      Object.assign(merged, taking(part, mine));
      if (other === before) continue;
      const text = base && mergedText(part, base, mine, theirs);
      if (text) {
        Object.assign(merged, text);
        taken.push(translate(part.label));
      } else clashes.push({ ...part, label: translate(part.label) });
    }
  }
  for (const [name, label] of Object.entries(lists) as [keyof typeof lists, Message][]) {
    const united = uniteList<Item>(base?.[name] ?? null, mine[name], theirs[name]);
    if (ids(united) !== ids(mine[name])) taken.push(translate(label));
    Object.assign(merged, { [name]: united });
  }
  return { draft: merged, taken, clashes };
}

/** Both sides' changes of a text where they are of different places; null where the user decides. */
function mergedText({ keys }: Part<unknown>, base: Draft, mine: Draft, theirs: Draft): Partial<Draft> | null {
  const key = (['content', 'coverContent'] as const).find((one) => keys.includes(one));
  if (!key || new Set([base, mine, theirs].map(({ contentMode }) => contentMode)).size > 1) return null;
  const text = mergeText(base[key], mine[key], theirs[key]);
  return text === null ? null : { [key]: text };
}

/** The part of a draft, to put into another. */
export const taking = ({ keys }: Pick<Clash, 'keys'>, draft: Draft): Partial<Draft> =>
  Object.fromEntries(keys.flatMap((key) => [key, ...(shownWith[key] ?? [])]).map((key) => [key, draft[key]]));

const same = ({ keys }: Pick<Clash, 'keys'>, draft: Draft): string =>
  JSON.stringify(
    keys.map((key) =>
      key === 'content' || key === 'coverContent' ? cleanHtml(draft[key]) : plain(draft[key]),
    ),
  );

/** Normalises for comparison: people by user and post, not by name; undefined and '' equal null. */
const plain = (value: unknown): unknown => {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (typeof value !== 'object' || value === null) return value;
  if ('delegations' in value) return [idOf(value as unknown as Item), value.delegations];
  if ('userPositionId' in value) return idOf(value as Item);
  if (Array.isArray(value)) return value.map(plain);
  return Object.entries(value)
    .map(([key, one]) => [key, plain(one)])
    .filter(([, one]) => one !== null)
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
};

type Item = Draft['receivers'][number] | Draft['reviewers'][number] | Draft['attachments'][number];

/** Unites lists: theirs without local removals, then local additions; an item changed here wins. */
function uniteList<T extends Item>(base: readonly T[] | null, mine: readonly T[], theirs: readonly T[]): T[] {
  // Where one side alone changed it, that side's, with its order.
  if (base && contents(base) === contents(theirs)) return [...mine];
  if (base && contents(base) === contents(mine)) return [...theirs];
  const before = new Map((base ?? []).map((item) => [idOf(item), item]));
  const here = new Map(mine.map((item) => [idOf(item), item]));
  const there = new Set(theirs.map(idOf));
  const stay = theirs
    .filter((item) => here.has(idOf(item)) || !before.has(idOf(item)))
    .map((item) => {
      const own = here.get(idOf(item));
      const was = before.get(idOf(item));
      return own && was && JSON.stringify(own) !== JSON.stringify(was) && !isDecided(item) ? own : item;
    });
  const added = mine.filter((item) => !there.has(idOf(item)) && !before.has(idOf(item)));
  return [...stay, ...added];
}

const isDecided = (item: Item): boolean => 'status' in item && item.status !== null;
const contents = (items: readonly Item[]): string =>
  items
    .map(
      (item) =>
        `${idOf(item)} ${'title' in item ? item.title : ''} ${'showUserName' in item && item.showUserName} ${('reviewGroup' in item && item.reviewGroup) || ''}`,
    )
    .join();
const ids = (items: readonly Item[]): string => items.map(idOf).join();

function idOf(item: Item): string {
  if ('fileName' in item) return item.id ?? item.key;
  if ('isGroup' in item && isGroup(item as Draft['receivers'][number]))
    return `group:${Reflect.get(item, 'groupId')}`;
  const { userId, userPositionId, isWholePost } = item as PickedPerson;
  const decided = 'status' in item && item.status !== null ? `:${item.reviewOrder}` : '';
  return `${isWholePost ? 'all' : userId}:${userPositionId}${decided}`;
}
