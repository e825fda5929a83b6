import { searchFacets } from '../../domain/search.ts';
import { say } from '../../lib/language.ts';
import { searchWords } from './words.ts';

const kinds: Record<string, string> = { letter: say(searchWords.letter), archive: say(searchWords.archive) };

/** Filters of a saved search in words: the value where it is readable, else only the filter's name. */
export const narrowedWords = (filters: Readonly<Record<string, string>>): string[] =>
  searchFacets.flatMap(({ name, label }) => {
    const values = filters[name]?.split(',') ?? [];
    if (values.length === 0) return [];
    if (name === 'year') return [values.join(', ')];
    if (name === 'source') return [values.map((value) => kinds[value] ?? value).join(', ')];
    return [say(label)];
  });
