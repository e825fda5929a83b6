export type Upload = {
  id: string;
  size: number;
  /** How much has arrived; the next part begins here. */
  offset: number;
  isDone: boolean;
  /** How long a part may be. */
  partSize: number;
};

export const uploadPartSize = 512 * 1024;
