import { useStore } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';

/** As many groups as fill a screen are open at first. */
const openAtFirst = 3;

/** Which groups are open: the first, and as the person left them. */
export function useOpened(
  resource: Resource,
  by: string,
  keys: readonly string[],
): { isOpen: (key: string) => boolean; toggle: (key: string) => void } {
  const [left, leave] = useStore<Record<string, boolean>>(`kelompok.${resource.name}.${by}`, {});
  const isOpen = (key: string): boolean => left[key] ?? keys.indexOf(key) < openAtFirst;
  return { isOpen, toggle: (key) => leave({ ...left, [key]: !isOpen(key) }) };
}
