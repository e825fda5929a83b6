import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import type { Words } from '../../resources/declare.ts';

export type Say = (words: Words) => string;

/** Picks the words of the language in use: `say(resource.label)`. */
export function useSay(): Say {
  const locale = useLocale();
  return useCallback((words) => (locale === 'en' ? words.en : words.id), [locale]);
}
