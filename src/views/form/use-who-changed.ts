import { useQuery } from '@tanstack/react-query';
import { type HistoryItem, useNaskah } from '../../../dataProvider/index.ts';
import type { Resource } from '../../../resources/declare.ts';
import { useOffers } from '../../shell/index.ts';
import type { Row } from '../record.ts';

/** Last editor of each field since a reading of the record; empty while loading and on failure. */
export function useWhoChanged(resource: Resource, read: Row, stored: Row): Map<string, HistoryItem> {
  const naskah = useNaskah();
  const isOffered = useOffers('history');
  const { data } = useQuery({
    queryKey: [resource.name, 'history', read.id, { since: read.version, until: stored.version }],
    queryFn: ({ signal }) => naskah.historyOf(resource.name, read.id, { perPage: 50, signal }),
    enabled: isOffered,
    retry: false,
  });
  const found = new Map<string, HistoryItem>();
  for (const item of data?.items ?? []) {
    // Newest first: from here on everything was already there when the record was read.
    if (read.updatedAt && Date.parse(item.at) <= Date.parse(read.updatedAt)) break;
    for (const { field } of item.changes) if (!found.has(field)) found.set(field, item);
  }
  return found;
}
