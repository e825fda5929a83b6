import { plainText } from '../rich-text/index.ts';

const heading = /<h[1-6][^>]*>.*?<\/h[1-6]>/gs;

/** The words of a letterhead below the company's name; null where there are none. */
export const addressIn = (content: string | null): string | null =>
  content === null ? null : plainText(content.replace(heading, '')) || null;
