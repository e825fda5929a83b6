import type { Option } from '../../../../dataProvider/index.ts';
import { arrangementOf } from '../../../../domain/letters/layouts.ts';
import { flowsOf, textOf } from '../draft/lookups.ts';

/** Three kinds: the recent ones, then memos inside the company, then letters that leave it. */
export function usualKinds(subTypes: readonly Option[], recentIds: readonly string[]): Option[] {
  const known = recentIds.flatMap((id) => subTypes.find((option) => option.id === id) ?? []);
  const usual = subTypes
    .filter((option) => !known.includes(option) && rankOf(option) !== null)
    .toSorted((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0) || codeOf(a).localeCompare(codeOf(b)));
  const memos = usual.filter((option) => rankOf(option) === 0).slice(0, 2);
  const others = usual.filter((option) => rankOf(option) === 1);
  return [...known, ...memos, ...others].slice(0, 3);
}

const rankOf = (option: Option): number | null => {
  const arrangement = arrangementOf(option.arrangement);
  if (arrangement === 'nota' && flowsOf(option).includes('internal-internal')) return 0;
  return arrangement === 'surat' && flowsOf(option).includes('internal-eksternal') ? 1 : null;
};

const codeOf = (option: Option): string => textOf(option.code) ?? '';
