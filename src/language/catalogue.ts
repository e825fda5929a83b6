/** The English of the whole front end, by its Indonesian. The build fills it in (build/english.ts). */
export const catalogue: Record<string, string> = {};
