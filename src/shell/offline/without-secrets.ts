import { letterIn } from './paths.ts';

/** From this rank on (Rahasia, Sangat Rahasia; SPEC B3) nothing stays on a device. */
export const secretRank = 3;

/**
 * Takes an answer's data, gives what of it may stay on the device: lists of letters without the secret ones, and without
 * those whose class is not said. Undefined where nothing of it may.
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

/** Of a letter itself; what else is said of one (its history) is judged by the letter. A draft may have no class yet. */
const isSecretLetter = (path: string, data: unknown): boolean =>
  /\/Letter\/[^/]+$/.test(path) &&
  (!isObject(data) ||
    !('permissionClassificationRank' in data) ||
    (typeof data.permissionClassificationRank === 'number' &&
      data.permissionClassificationRank >= secretRank));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
