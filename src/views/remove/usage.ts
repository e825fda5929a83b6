import { HttpError } from 'react-admin';

/** References to a record (data of the server's 409); resource null: a table without screens. */
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

/** References named by a refused delete; empty for other failures. */
export function usageOf(failure: unknown): Usage[] {
  if (!(failure instanceof HttpError) || failure.status !== 409) return [];
  const data: unknown = failure.body?.data;
  return Array.isArray(data) ? data.filter(isUsage) : [];
}

const isUsage = (value: unknown): value is Usage =>
  typeof value === 'object' && value !== null && 'label' in value && 'count' in value && 'records' in value;
