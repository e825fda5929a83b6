/** Moves one name to another place; places outside of the list are its ends. */
export function movedTo(names: readonly string[], name: string, place: number): string[] {
  if (!names.includes(name)) return [...names];
  const others = names.filter((other) => other !== name);
  const at = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, at), name, ...others.slice(at)];
}

/** All columns, the shown ones first in their order: the list that users sort. */
export const ordered = (shown: readonly string[], all: readonly string[]): string[] => [
  ...shown.filter((name) => all.includes(name)),
  ...all.filter((name) => !shown.includes(name)),
];
