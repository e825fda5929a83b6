import { say } from '../../../lib/language.ts';
import type { Key } from '../../shell/index.ts';
import { mailboxWords } from '../words.ts';
import { taskWords } from './words.ts';

type Neighbours = {
  what: 'task' | 'disposition';
  ids: readonly string[];
  open: string;
  go: (id?: string) => void;
};

/** j and k open the neighbours in the list, u and Escape return to it. */
export function neighbourKeys({ what, ids, open, go }: Neighbours): Key[] {
  const step = (by: 1 | -1) => {
    const next = ids[ids.indexOf(open) + by];
    if (next) go(next);
  };
  return [
    {
      key: 'j',
      words: say(what === 'task' ? taskWords.nextTask : taskWords.nextDisposition),
      run: () => step(1),
    },
    {
      key: 'k',
      words: say(what === 'task' ? taskWords.previousTask : taskWords.previousDisposition),
      run: () => step(-1),
    },
    ...['u', 'Escape'].map((key) => ({ key, words: say(mailboxWords.backToList), run: () => go() })),
  ];
}
