import type { KeyboardEvent } from 'react';
import { translate } from '../../../lib/language.ts';
import { mailboxMessages } from '../messages.ts';
import { readingMessages } from './messages.ts';

export type PaneTab = 'letter' | 'context';
type Props = { context: string; chosen: PaneTab; onChoose: (tab: PaneTab) => void; id: string };

/** Below 1200 px the panel beside the letter becomes a tab (LOOK); above, the style sheet hides the tabs. */
export function PaneTabs({ context, chosen, onChoose, id }: Props) {
  const tabs: [PaneTab, string][] = [
    ['letter', translate(mailboxMessages.letter)],
    ['context', context],
  ];
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const other = chosen === 'letter' ? 'context' : 'letter';
    onChoose(other);
    document.getElementById(tabId(id, other))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={translate(readingMessages.partsOfLetter)}
      className="mailbox-tabs mailbox-pane-tabs"
    >
      {tabs.map(([tab, label]) => (
        <button
          key={tab}
          id={tabId(id, tab)}
          type="button"
          className="mailbox-tab"
          role="tab"
          aria-selected={chosen === tab}
          tabIndex={chosen === tab ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={turn}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

const tabId = (id: string, tab: PaneTab) => `${id}${tab}`;
