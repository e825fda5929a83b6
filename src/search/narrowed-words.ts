import { searchFacets } from '../../domain/search.ts';
import { say, type Words } from '../../lib/language.ts';
import { searchWords } from './words.ts';

const kinds: Record<string, Words> = { letter: searchWords.letter, archive: searchWords.archive };

/** Filters of a saved search in words: the value where it is readable, else only the filter's name. */
export const narrowedWords = (filters: Readonly<Record<string, string>>): string[] =>
  searchFacets.flatMap(({ name, label }) => {
    const values = filters[name]?.split(',') ?? [];
    if (values.length === 0) return [];
    if (name === 'year') return [values.join(', ')];
    if (name === 'source') return [values.map((value) => say(kinds[value]) ?? value).join(', ')];
    return [say(label)];
  });
