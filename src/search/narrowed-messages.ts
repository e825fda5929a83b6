import { searchFacets } from '../../domain/search.ts';
import { type Message, translate } from '../../lib/language.ts';
import { searchMessages } from './messages.ts';

const kinds: Record<string, Message> = { letter: searchMessages.letter, archive: searchMessages.archive };

/** Filters of a saved search in words: the value where it is readable, else only the filter's name. */
export const narrowedWords = (filters: Readonly<Record<string, string>>): string[] =>
  searchFacets.flatMap(({ name, label }) => {
    const values = filters[name]?.split(',') ?? [];
    if (values.length === 0) return [];
    if (name === 'year') return [values.join(', ')];
    if (name === 'source') return [values.map((value) => translate(kinds[value]) ?? value).join(', ')];
    return [translate(label)];
  });
