/** Fonts of a company's letters, and what stands above their text from the second page on. */
export const letterFonts = ['source-serif', 'arimo', 'tinos'] as const;
export const followingHeads = ['running', 'none', 'name', 'full'] as const;
