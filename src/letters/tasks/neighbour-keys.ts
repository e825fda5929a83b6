import { translate } from '../../../lib/language.ts';
import type { Key } from '../../shell/index.ts';
import { mailboxMessages } from '../messages.ts';
import { taskMessages } from './messages.ts';

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
      words: translate(what === 'task' ? taskMessages.nextTask : taskMessages.nextDisposition),
      run: () => step(1),
    },
    {
      key: 'k',
      words: translate(what === 'task' ? taskMessages.previousTask : taskMessages.previousDisposition),
      run: () => step(-1),
    },
    ...['u', 'Escape'].map((key) => ({ key, words: translate(mailboxMessages.backToList), run: () => go() })),
  ];
}
