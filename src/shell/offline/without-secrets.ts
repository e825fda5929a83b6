import { secretRank } from '../../../domain/letters/security-ranks.ts';
import { letterIn } from './paths.ts';

/**
 * Reduces a response to what may be stored on the device: lists without secret letters, and without letters of
 * unknown class. Undefined when nothing may.
 */
export function withoutSecrets(path: string, data: unknown): unknown {
  if (letterIn(path)) return isSecretLetter(path, data) ? undefined : data;
  if (!/^\/letter\/api\/(Inbox|Draft|Outbox|Task)\?/.test(path)) return data;
  if (!isObject(data) || !Array.isArray(data.items)) return undefined;
  const items = data.items.filter(
    (row: unknown) => isObject(row) && typeof row.securityRank === 'number' && row.securityRank < secretRank,
  );
  const left = data.items.length - items.length;
  return {
    ...data,
    items,
    ...(typeof data.totalCount === 'number' && { totalCount: data.totalCount - left }),
  };
}

/** For the letter itself; its other responses (history) follow its decision. A draft may have no class yet. */
const isSecretLetter = (path: string, data: unknown): boolean =>
  /\/Letter\/[^/]+$/.test(path) &&
  (!isObject(data) ||
    !('permissionClassificationRank' in data) ||
    (typeof data.permissionClassificationRank === 'number' &&
      data.permissionClassificationRank >= secretRank));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
