import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../dataProvider/index.ts';
import { createSettingVerbs } from '../../dataProvider/settings.ts';
import type { Viewer } from '../../domain/access/viewer.ts';
import type { SearchItem } from '../../domain/calls/search.ts';
import type { FoundRecord } from '../../domain/calls/settings.ts';
import { letterName } from '../../domain/letters/letter-name.ts';
import { openRank } from '../../domain/letters/security-ranks.ts';
import { longestSearch } from '../../domain/search.ts';
import { translate } from '../../lib/language.ts';
import { mayOpen } from '../../resources/access.ts';
import { resourceNamed } from '../../resources/index.ts';
import { useSettled } from '../ui/use-settled.ts';
import type { Command } from './commands.ts';
import { paletteMessages } from './messages.ts';

/** Limit per kind; the search page has the rest. */
const most = 5;
const mostRecords = 8;
type Finds = {
  letters: Command[];
  people: Command[];
  records: Command[];
  isLoading: boolean;
  isFailed: boolean;
};

/** Server results for the query, by existing search and lookups; drops outdated responses. */
export function useFinds(typed: string, viewer: Viewer): Finds {
  const naskah = useNaskah();
  const { search, searchUsers } = naskah;
  const { findRecords } = createSettingVerbs(naskah);
  const q = useSettled(typed.trim().slice(0, longestSearch));
  const maySearch = mayOpen(viewer, '/search');
  const options = { placeholderData: keepPreviousData, staleTime: 30_000, retry: false };
  const letters = useQuery({
    ...options,
    queryKey: ['palette', 'letters', q],
    queryFn: async ({ signal }) => (await search({ q, perPage: most, signal })).items.map(letterCommand),
    enabled: maySearch && q.length > 1,
  });
  const people = useQuery({
    ...options,
    queryKey: ['palette', 'people', q],
    queryFn: async ({ signal }) => (await searchUsers(q, { signal })).slice(0, most),
    enabled: q.length > 1,
  });
  const records = useQuery({
    ...options,
    queryKey: ['records by name', q],
    queryFn: ({ signal }) => findRecords(q, { signal }),
    enabled: q.length > 1 && q.length <= 200,
  });
  const isAsked = q.length > 1;
  const asked = [people, records, ...(maySearch ? [letters] : [])];
  return {
    letters: isAsked ? (letters.data ?? []) : [],
    people: isAsked
      ? (people.data ?? []).flatMap(({ id, positionId, personName, positionName }): Command[] => {
          const to = placeOfPerson(viewer, id, personName);
          return to
            ? [
                {
                  id: `person:${id}:${positionId}`,
                  words: personName,
                  hint: positionName,
                  icon: 'user-round',
                  own: personName,
                  to,
                },
              ]
            : [];
        })
      : [],
    records: isAsked ? (records.data ?? []).slice(0, mostRecords).map(recordCommand) : [],
    isLoading: typed.trim().length > 1 && (q !== typed.trim() || asked.some(({ isFetching }) => isFetching)),
    isFailed: isAsked && asked.every(({ isError }) => isError),
  };
}

/** A person's record for user administrators, else the letters that name the person. */
const placeOfPerson = (viewer: Viewer, id: string, name: string): string | undefined => {
  if (mayOpen(viewer, '/manajemen-user/user')) return `/manajemen-user/user/${id}`;
  return mayOpen(viewer, '/search') ? `/search/result?${new URLSearchParams({ q: name })}` : undefined;
};

const letterCommand = (item: SearchItem): Command => ({
  id: `find:${item.id}`,
  words: letterName({ subject: item.title }),
  hint: item.access === 'ask' ? translate(paletteMessages.ask) : (item.number ?? item.kindName ?? ''),
  icon: item.source === 'archive' ? 'archive' : 'file-text',
  segments: item.highlights.title,
  isConfidential: item.securityRank > openRank,
  own: item.title || item.number || '–',
  to: item.url ?? `/search/result?${new URLSearchParams({ q: item.title })}`,
});

const recordCommand = ({ resource, id, label: words }: FoundRecord): Command => {
  const { path, label, icon } = resourceNamed(resource);
  return {
    ...{ id: `${path}/${id}`, words, hint: translate(label), icon, own: words },
    to: `${path}/${id}`,
  };
};
