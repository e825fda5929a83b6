import { HttpError } from 'react-admin';
import type { Usage } from '../../../domain/calls/record-bulk.ts';

/** References named by a refused delete; empty for other failures. */
export function usageOf(failure: unknown): Usage[] {
  if (!(failure instanceof HttpError) || failure.status !== 409) return [];
  const data: unknown = failure.body?.data;
  return Array.isArray(data) ? data.filter(isUsage) : [];
}

const isUsage = (value: unknown): value is Usage =>
  typeof value === 'object' && value !== null && 'label' in value && 'count' in value && 'records' in value;
