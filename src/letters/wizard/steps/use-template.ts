import { useQuery } from '@tanstack/react-query';
import { type Option, useNaskah } from '../../../../dataProvider/index.ts';
import { translate } from '../../../../lib/language.ts';
import { textOf } from '../draft/lookups.ts';
import { contentMessages } from './content-messages.ts';

const resource = 'master-data.template-naskah-dinas';

/** The names of the subtype's templates, for a letter that has no text yet. */
export function useTemplates(subTypeId: string | null): Option[] {
  const { lookup } = useNaskah();
  const { data } = useQuery({
    queryKey: ['lookup', resource, subTypeId],
    queryFn: ({ signal }) => lookup(resource, { filter: { scriptSubTypeId: subTypeId }, signal }),
    enabled: subTypeId !== null,
    staleTime: 300_000,
  });
  return data ?? [];
}

/**
 * Fetches one template's text, which the list leaves out.
 * @throws when it cannot be loaded, or is empty or gone
 */
export function useTemplateText(): (id: string) => Promise<string> {
  const { lookup } = useNaskah();
  return async (id) => {
    const [found] = await lookup(resource, { ids: [id] });
    const content = textOf(found?.content);
    if (!content) throw new Error(translate(contentMessages.templateEmpty));
    return content;
  };
}
