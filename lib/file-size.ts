import { signsOf } from './decimal.ts';
import { inGroups } from './formats.ts';
import { type Language, language } from './language.ts';

/** "0,6 KB", "840 KB", from 1024 KB on "1,2 MB" (SPEC A5); by itself in the reader's language. */
export function formatSize(bytes: number, name: Language = language()): string {
  // Nothing that is there has 0 KB.
  const kilobytes = bytes > 0 ? Math.max(0.1, bytes / 1024) : 0;
  const [value, unit] = kilobytes < 1024 ? [kilobytes, 'KB'] : [kilobytes / 1024, 'MB'];
  const { group, point } = signsOf(name);
  // Written without Intl, whose tables take a phone 60 ms to load.
  const [whole = '', tenth] = String(Math.round(value * 10) / 10).split('.');
  return `${[inGroups(whole, group), tenth].filter(Boolean).join(point)} ${unit}`;
}
