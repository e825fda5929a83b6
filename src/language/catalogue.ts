/** English texts of the front end by their Indonesian key; filled by the build (build/english.ts). */
export const catalogue: Record<string, string> = {};
