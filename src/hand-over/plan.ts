import type { OpenWork } from '../../domain/calls/hand-over.ts';

export type Chosen = { id: string; label: string };
/** Who gets which line, by its key. */
export type Plan = Record<string, Chosen>;

/** Whether somebody is to be chosen for it: some only once the account closes with it. */
export const isGivable = ({ stays, receivers }: OpenWork, deactivates: boolean): boolean =>
  (stays === null || (stays === 'holds' && deactivates)) && (receivers === null || receivers.length > 0);

/** Everything that this person may be given. */
export const allTo = (work: readonly OpenWork[], deactivates: boolean, to: Chosen): Plan =>
  Object.fromEntries(
    work
      .filter((one) => isGivable(one, deactivates))
      .filter(({ receivers }) => receivers === null || receivers.some(({ id }) => id === to.id))
      .map(({ key }) => [key, to]),
  );

/** What each of several receivers gets, and what nobody does. */
export function whatGoes(
  work: readonly OpenWork[],
  plan: Plan,
  deactivates: boolean,
): { given: { to: Chosen; work: OpenWork[] }[]; left: OpenWork[] } {
  const planned = work.map((one) => ({ one, to: isGivable(one, deactivates) ? plan[one.key] : undefined }));
  const byReceiver = new Map<string, { to: Chosen; work: OpenWork[] }>();
  for (const { one, to } of planned)
    if (to) byReceiver.set(to.id, { to, work: [...(byReceiver.get(to.id)?.work ?? []), one] });
  return { given: [...byReceiver.values()], left: planned.flatMap(({ one, to }) => (to ? [] : [one])) };
}
