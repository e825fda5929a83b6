import type { Words } from '../../../lib/language.ts';

/** A row has no head that says what a moment in it is. */
export const dueWords = {
  due: (until: string): Words => ({ id: `Tenggat ${until}`, en: `Deadline: ${until}` }),
} satisfies Record<string, (given: string) => Words>;
