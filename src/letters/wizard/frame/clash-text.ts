import { translate } from '../../../../lib/language.ts';
import type { Draft } from '../draft/draft.ts';
import { type Clash, taking } from '../draft/merge-drafts.ts';
import { conflictMessages } from './conflict-messages.ts';
import { lineOf } from './excerpts.ts';

/** A draft's side of a clash, for reading. */
export function clashText(clash: Clash, draft: Draft): string {
  const part = taking(clash, draft);
  const named = [
    part.kindName,
    part.subTypeName,
    part.referenceTitle,
    part.archiveReferenceTitle,
    part.securityName,
    part.archiveName,
  ];
  const names = named.filter((name) => typeof name === 'string');
  if (names.length > 0) return names.join(', ');
  if ('sender' in part)
    return (
      [part.onBehalfOf, part.sender?.personName].filter(Boolean).join(' ') ||
      translate(conflictMessages.empty)
    );
  if ('internalToExternal' in part)
    return (
      (part.internalToExternal?.externalReceiver ?? []).map(({ name }) => name).join(', ') ||
      translate(conflictMessages.empty)
    );
  const [key] = clash.keys;
  const first = key && draft[key];
  if (typeof first !== 'string' || !first.trim()) return translate(conflictMessages.empty);
  return key === 'content' || key === 'coverContent'
    ? lineOf(first) || translate(conflictMessages.empty)
    : first;
}
