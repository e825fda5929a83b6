import { useQuery } from '@tanstack/react-query';
import { type Option, useNaskah } from '../../../../dataProvider/index.ts';
import { withoutChips } from '../../../../domain/letters/placeholders.ts';
import { translate } from '../../../../lib/language.ts';
import { textOf } from '../draft/lookups.ts';
import { contractMessages } from './messages.ts';
import type { ContractPart } from './parts.ts';

const resources = {
  introduction: 'master-data.template-komparisi',
  basis: 'master-data.dasar-kontrak',
  article: 'master-data.template-pasal',
} as const;
type Kind = ContractPart['kind'];

export type OfferedPart = { id: string; kind: Kind; title: string; isMandatory: boolean; order: number };

/** Loads the parts offered for contracts (DOMAIN 9), articles in their usual order; undefined until loaded. */
export function useOfferedParts(): { parts: OfferedPart[] | undefined; isError: boolean; retry: () => void } {
  const { lookup } = useNaskah();
  const { data, isError, refetch } = useQuery({
    queryKey: ['lookup', 'contract-parts'],
    staleTime: 300_000,
    queryFn: async ({ signal }) => {
      const kinds: Kind[] = ['introduction', 'basis', 'article'];
      const lists = await Promise.all(
        kinds.map(async (kind) =>
          (await lookup(resources[kind], { signal })).map((option) => offered(kind, option)),
        ),
      );
      return lists.flatMap((list) => list.toSorted((a, b) => a.order - b.order));
    },
  });
  return { parts: data, isError, retry: () => void refetch() };
}

/**
 * Fetches the wording of the chosen parts, which lists leave out.
 * @throws when one cannot be loaded or is gone
 */
export function useWording(): (chosen: readonly OfferedPart[]) => Promise<ContractPart[]> {
  const { lookup } = useNaskah();
  return (chosen) =>
    Promise.all(
      chosen.map(async ({ id, kind, title }) => {
        const [found] = await lookup(resources[kind], { ids: [id] });
        const content = textOf(found?.content);
        if (!content) throw new Error(translate(contractMessages.oneNotLoaded(title)));
        return { id, kind, title, content: kind === 'basis' ? asHtml(content) : withoutChips(content) };
      }),
    );
}

const offered = (kind: Kind, option: Option): OfferedPart => ({
  ...{ id: option.id, kind, title: option.label },
  isMandatory: option.isMandatory === true,
  order: typeof option.sortOrder === 'number' ? option.sortOrder : 0,
});

/** Bases are kept as plain text. */
const asHtml = (text: string): string =>
  text
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
    .join('');
