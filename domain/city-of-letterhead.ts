import { cityIn } from '../lib/city-in.ts';
import { decodeEntities } from '../lib/entities.ts';

/** A letterhead's content without the company's name. */
export const belowName = (content: string): string => content.replace(/<h([1-6])[^>]*>.*?<\/h\1>/gs, '');

/** Finds the city in a letterhead's address, line by line; null where none can be told. */
export const cityOfLetterhead = (content: string): string | null =>
  cityIn(
    decodeEntities(
      belowName(content)
        .replaceAll(/<\/p>|<br\s*\/?>/gi, '\n')
        .replaceAll(/<[^>]*>/g, ''),
    ),
  );
