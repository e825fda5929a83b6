import { translate } from './language.ts';

/** Of more than four the first three, then "6 lainnya". */
export const few = (words: readonly string[]): string[] =>
  words.length <= 4
    ? [...words]
    : [
        ...words.slice(0, 3),
        translate({ id: `${words.length - 3} lainnya`, en: `${words.length - 3} others` }),
      ];
