/** SPEC A6's envelope around every answer. */
export type Envelope<Data> = { statusCode: number; message: string; data: Data };

/** Wraps a response's data; always 200, because any other status counts as failure (SPEC A5). */
export const ok = <Data>(data: Data, message = 'OK'): Envelope<Data> => ({
  statusCode: 200,
  message,
  data,
});

export type ListData<Item> = { items: Item[]; totalCount: number; totalIsEstimated?: boolean };
