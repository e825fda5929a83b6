export const mostTokens = 20;
export const mostTokenDays = 366;

export const picture = {
  /** Pixels of a side, as it is kept. */
  size: 256,
  smallest: 64,
  mostBytes: 5 * 1024 * 1024,
} as const;

/** Where a person's picture is; the mark makes another picture another address, so that browsers may keep it. */
export const pictureAddress = (userId: string, hash: string | null): string | null =>
  hash ? `/user/api/Account/Picture/${userId}?v=${hash.slice(0, 12)}` : null;
