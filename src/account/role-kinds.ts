import { say } from '../../resources/language.ts';
import { menuWords } from './menu-words.ts';
/** How a role that is not one's own desk is told apart (SPEC B2). */
export const roleKinds: Record<string, string> = {
  'Additional Role': say(menuWords.additional),
  Secretary: say(menuWords.secretary),
  Delegation: say(menuWords.delegate),
};
