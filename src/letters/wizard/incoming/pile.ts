import type { RegisteringItem } from '../../../../domain/calls/letters/shapes/incoming.ts';
import { deviceStore, inTab } from '../../../ui/device-store.ts';

/** Ids of letters, kept in this tab: those taken together in the order of their paper, and those ticked off. */
const kept = deviceStore<string[]>('registering.', inTab, { ends: 'session' });
const none: string[] = [];

/** The letters of the pile taken last; empty without one. */
export const useTaken = (): string[] => kept.use('pile') ?? none;
export const takenNow = (): string[] => kept.read('pile') ?? none;
export const keepPile = (ids: readonly string[]): boolean => kept.write('pile', [...ids]);

/** Those whose number was ticked off as written on the paper. */
export const useTicked = (): string[] => kept.use('ticked') ?? none;
export const keepTicked = (ids: readonly string[]): boolean => kept.write('ticked', [...ids]);

/**
 * The letters taken together with this one, in the order of their paper; of one taken elsewhere what waits and came
 * the same way.
 */
export function pileOf(
  items: readonly RegisteringItem[],
  letterId: string,
  taken: readonly string[],
): RegisteringItem[] {
  if (taken.includes(letterId)) return inOrder(items, taken);
  const own = items.find((item) => item.letterId === letterId);
  return items.filter(
    (item) => item.agenda === null && item.isByMail === own?.isByMail && !taken.includes(item.letterId),
  );
}

/** What was registered of the pile, in the order of its paper; without a pile all that was registered of late. */
export function registeredOf(items: readonly RegisteringItem[], taken: readonly string[]): RegisteringItem[] {
  return (taken.length > 0 ? inOrder(items, taken) : items).filter(({ agenda }) => agenda !== null);
}

/** The one whose number was given last. */
export const lastOf = (items: readonly RegisteringItem[]): RegisteringItem | undefined =>
  items
    .filter(({ agenda }) => agenda !== null)
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .at(-1);

const inOrder = (items: readonly RegisteringItem[], taken: readonly string[]): RegisteringItem[] =>
  taken.flatMap((id) => items.find(({ letterId }) => letterId === id) ?? []);
