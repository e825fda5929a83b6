import type { Words } from '../../lib/language.ts';

export const cutWords = {
  cut: (most: string, over: string): Words => ({
    id: `Isian ini memuat paling banyak ${most} karakter: ${over} karakter terakhir yang ditempel tidak masuk.`,
    en: `This field takes at most ${most} characters: the last ${over} of what you pasted were left out.`,
  }),
} satisfies Record<string, (...given: string[]) => Words>;
