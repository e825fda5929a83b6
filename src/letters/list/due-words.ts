import type { Words } from '../../../lib/language.ts';

/** Rows have no column heads, so the text names the date. */
export const dueWords = {
  due: (until: string): Words => ({ id: `Tenggat ${until}`, en: `Deadline: ${until}` }),
} satisfies Record<string, (given: string) => Words>;
