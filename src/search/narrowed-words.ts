import { searchFacets } from '../../domain/search.ts';
import { say } from '../../lib/language.ts';
import { searchWords } from './words.ts';

const kinds: Record<string, string> = { letter: say(searchWords.letter), archive: say(searchWords.archive) };

/** What narrows a kept search, in words: what can be read by its value, of the rest only by what. */
export const narrowedWords = (filters: Readonly<Record<string, string>>): string[] =>
  searchFacets.flatMap(({ name, label }) => {
    const values = filters[name]?.split(',') ?? [];
    if (values.length === 0) return [];
    if (name === 'year') return [values.join(', ')];
    if (name === 'source') return [values.map((value) => kinds[value] ?? value).join(', ')];
    return [say(label)];
  });
