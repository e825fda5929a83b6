export const mostTokens = 20;
export const mostTokenDays = 366;

export const picture = {
  /** Side length as stored, in pixels. */
  size: 256,
  smallest: 64,
  mostBytes: 5 * 1024 * 1024,
} as const;

/** The hash changes the URL with the picture, so that browsers may cache it. */
export const pictureAddress = (userId: string, hash: string | null): string | null =>
  hash ? `/user/api/Account/Picture/${userId}?v=${hash.slice(0, 12)}` : null;
