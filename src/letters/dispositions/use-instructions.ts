import { queryOptions, useQuery } from '@tanstack/react-query';
import { type NaskahDataProvider, useNaskah } from '../../../dataProvider/index.ts';

export type Instruction = {
  id: string;
  name: string;
  category: string;
  requiresReport: boolean;
  defaultDueWorkingDays: number | null;
};

/** The list of instructions, asked for once in a while. */
export const listedInstructions = ({ lookup }: Pick<NaskahDataProvider, 'lookup'>) =>
  queryOptions({
    queryKey: ['disposition-instructions'],
    queryFn: ({ signal }) => lookup('naskah-dinas.instruksi-disposisi', { signal }),
    staleTime: 300_000,
  });

/** Instructions a disposition may carry, in form order; empty until loaded. */
export function useInstructions(): Instruction[] {
  const { data } = useQuery({
    ...listedInstructions(useNaskah()),
    select: (options): Instruction[] =>
      options.map(({ id, label, category, requiresReport, defaultDueWorkingDays }) => ({
        id,
        name: label,
        category: String(category),
        requiresReport: requiresReport === true,
        defaultDueWorkingDays: typeof defaultDueWorkingDays === 'number' ? defaultDueWorkingDays : null,
      })),
  });
  return data ?? none;
}

const none: Instruction[] = [];
