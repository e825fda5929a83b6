import { belowName } from '../../domain/city-of-letterhead.ts';
import { plainText } from '../rich-text/index.ts';

/** The words of a letterhead below the company's name; null where there are none. */
export const addressIn = (content: string | null): string | null =>
  content === null ? null : plainText(belowName(content)) || null;
