import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { addressOf, useNaskah } from '../../../dataProvider/index.ts';
import type { Usage } from '../../../domain/calls/record-bulk.ts';
import type { RecordCalls } from '../../../domain/calls/record-calls.ts';

/** What uses a record, asked as the dialog opens; undefined until it is known, also where it cannot be asked. */
export function useUsage(resource: string, id: string): Usage[] | undefined {
  const { call } = useNaskah();
  const { data, isError } = useQuery({
    // Not below the resource: a deletion renews that, and would ask about a record that is gone.
    queryKey: ['usage', resource, id],
    queryFn: ({ signal }) =>
      call<RecordCalls['usage']>('GET', `/${addressOf(resource)}/${encodeURIComponent(id)}/usage`, {
        signal,
      }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  // The deletion itself refuses then.
  return isError ? [] : data?.items;
}

/** References named by a refused delete; empty for other failures. */
export function usageOf(failure: unknown): Usage[] {
  if (!(failure instanceof HttpError) || failure.status !== 409) return [];
  const data: unknown = failure.body?.data;
  return Array.isArray(data) ? data.filter(isUsage) : [];
}

const isUsage = (value: unknown): value is Usage =>
  typeof value === 'object' && value !== null && 'label' in value && 'count' in value && 'records' in value;
