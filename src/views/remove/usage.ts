import { HttpError } from 'react-admin';

/** Who still refers to a record (the data of the server's 409); without a resource, a table without screens. */
export type Usage = {
  resource: string | null;
  label: string;
  path: string | null;
  field: string | null;
  fieldLabel: string | null;
  count: number;
  isMore: boolean;
  records: { id: string; label: string }[];
};

/** Who uses it, as a refused delete tells; nothing for every other failure. */
export function usageOf(failure: unknown): Usage[] {
  if (!(failure instanceof HttpError) || failure.status !== 409) return [];
  const data: unknown = failure.body?.data;
  return Array.isArray(data) ? data.filter(isUsage) : [];
}

const isUsage = (value: unknown): value is Usage =>
  typeof value === 'object' && value !== null && 'label' in value && 'count' in value && 'records' in value;
