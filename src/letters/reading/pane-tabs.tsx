import type { KeyboardEvent } from 'react';
import { translate } from '../../../lib/language.ts';
import { mailboxMessages } from '../messages.ts';
import { readingMessages } from './messages.ts';

export type PaneTab = 'letter' | 'comments' | 'context';
type Props = {
  context: string;
  /** How many are open; null where there are none to show. */
  comments: number | null;
  chosen: PaneTab;
  onChoose: (tab: PaneTab) => void;
  id: string;
};

/** Below 1200 px the panel beside the letter becomes a tab (LOOK); above, the style sheet hides the tabs. */
export function PaneTabs({ context, comments, chosen, onChoose, id }: Props) {
  const tabs: [PaneTab, string, number?][] = [
    ['letter', translate(mailboxMessages.letter)],
    ...(comments === null
      ? []
      : [['comments', translate(readingMessages.comments), comments] as [PaneTab, string, number]]),
    ['context', context],
  ];
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const now = tabs.findIndex(([tab]) => tab === chosen);
    const step = event.key === 'ArrowRight' ? 1 : tabs.length - 1;
    const other = tabs[(now + step) % tabs.length]?.[0] ?? 'letter';
    onChoose(other);
    document.getElementById(tabId(id, other))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={translate(readingMessages.partsOfLetter)}
      className="mailbox-tabs mailbox-pane-tabs"
    >
      {tabs.map(([tab, label, count]) => (
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
          {count ? <b className="mailbox-tab-count"> {count}</b> : null}
        </button>
      ))}
    </div>
  );
}

const tabId = (id: string, tab: PaneTab) => `${id}${tab}`;
