import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import { textOf } from '../draft/lookups.ts';

/** The sub-kind's templates, for a letter that has no text yet. */
export function useTemplates(subKindId: string | null): { id: string; label: string; content: string }[] {
  const { lookup } = useNaskah();
  const { data } = useQuery({
    queryKey: ['lookup', 'master-data.template-naskah-dinas', subKindId],
    queryFn: ({ signal }) =>
      lookup('master-data.template-naskah-dinas', { filter: { scriptSubTypeId: subKindId }, signal }),
    enabled: subKindId !== null,
    staleTime: 300_000,
  });
  return (data ?? []).flatMap((option) => {
    const content = textOf(option.content);
    return content && (!option.scriptSubTypeId || option.scriptSubTypeId === subKindId)
      ? [{ id: option.id, label: option.label, content }]
      : [];
  });
}
