import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { BodyOf } from '../../../domain/calls/define-call.ts';
import type { NumberPreview, PreviewCalls } from '../../../domain/calls/previews.ts';
import { scriptNumberCode } from '../../../resources/master-data/kode-nomor-naskah.ts';
import { partSchema } from '../../../resources/schema.ts';
import { useSettled } from '../../shell/index.ts';

const counted = partSchema(scriptNumberCode, ['pattern', 'padding', 'reset', 'counterScope', 'startAt']);

/**
 * Fetches the counters of the rule being edited, debounced; keeps the last result while the fields are invalid.
 * Undefined before the first response.
 */
export function useNextNumbers(values: Record<string, unknown>): NumberPreview | undefined {
  const { nextNumbers } = useNaskah();
  const rule = useSettled(ruleOf(values));
  const { data } = useQuery({
    queryKey: ['next numbers', rule],
    queryFn: ({ signal }) =>
      nextNumbers(JSON.parse(rule ?? '') as BodyOf<PreviewCalls['numbers']>, { signal }),
    enabled: rule !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
    retry: false,
  });
  return data;
}

/** As text, so that two equal rules are the same one. */
function ruleOf(values: Record<string, unknown>): string | undefined {
  const { pattern, padding, reset, counterScope, startAt, id } = values;
  const read = counted.safeParse({ pattern, padding, reset, counterScope, startAt });
  return read.success ? JSON.stringify({ ...read.data, ...(typeof id === 'string' && { id }) }) : undefined;
}
