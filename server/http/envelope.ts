/** SPEC A6's envelope around every answer. */
export type Envelope<Data> = { statusCode: number; message: string; data: Data };

export const ok = <Data>(data: Data, message = 'OK', statusCode = 200): Envelope<Data> => ({
  statusCode,
  message,
  data,
});

export type ListData<Item> = { items: Item[]; totalCount: number; totalIsEstimated?: boolean };
