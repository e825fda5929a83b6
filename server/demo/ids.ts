import { createHash } from 'node:crypto';

/** Derives a stable id per thing, so that a seed can be repeated and continued. */
export function demoId(kind: string, code: string): string {
  const hex = createHash('sha256').update(`naskah demo ${kind} ${code}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
