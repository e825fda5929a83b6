import IconButton from '@mui/material/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { mailboxMessages } from '../messages.ts';
import { paneMessages } from '../pane-messages.ts';
import { PaneHeading } from './pane-heading.tsx';
import { type PaneTab, PaneTabs } from './pane-tabs.tsx';
import './reading.css';

type Props = {
  /** List the letter was opened from: the heading while that list is hidden. */
  title: string;
  onBack: () => void;
  /** Next to the back button. */
  actions?: ReactNode;
  children: ReactNode;
  /** Content beside the letter, and its tab's name on narrow screens. */
  context: ReactNode;
  contextName: string;
  /** Stays in sight below the letter and its panel. */
  decision?: ReactNode;
  variant?: 'beside' | 'alone';
  /** How many comments are open: on narrow screens they have a tab. Null where the letter has none to show. */
  comments?: number | null;
  /** The decision lies across the foot, below the panel too. */
  hasBar?: boolean;
  /** A form worked on beside the letter, from the top to the foot; it takes the place of the context. */
  panel?: ReactNode;
};

/** One open letter: actions, the letter, the panel beside it. */
export function Pane({
  title,
  onBack,
  actions,
  children,
  context,
  contextName,
  decision,
  variant = 'beside',
  comments = null,
  hasBar = false,
  panel,
}: Props) {
  const [tab, setTab] = useState<PaneTab>('letter');
  const id = useId();
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where the letter replaced the list the focus must follow; beside the list it stays in the row.
    if (!document.activeElement?.checkVisibility?.() || document.activeElement === document.body)
      text.current?.focus();
  }, []);
  return (
    <section
      className={`mailbox-pane is-${variant}${panel ? ' has-panel' : ''}${hasBar ? ' has-bar' : ''}`}
      aria-label={translate(mailboxMessages.letter)}
    >
      <header className={actions ? 'mailbox-actions' : 'mailbox-actions is-bare'}>
        <IconButton
          title={translate(mailboxMessages.backToList)}
          className="mailbox-back"
          aria-label={translate(mailboxMessages.backToList)}
          onClick={onBack}
          edge="start"
        >
          <ChevronLeft size={18} strokeWidth={1.6} aria-hidden />
        </IconButton>
        <PaneHeading title={title} isBeside={variant === 'beside'} />
        {actions}
      </header>
      <PaneTabs context={contextName} comments={comments} chosen={tab} onChoose={setTab} id={id} />
      <div className={`mailbox-reading shows-${panel ? 'letter' : tab}`}>
        <section
          ref={text}
          className="mailbox-document"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
          tabIndex={0}
          aria-label={translate(paneMessages.content)}
          data-takes-focus
        >
          {children}
        </section>
        {!panel && (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
            <aside className="mailbox-context" tabIndex={0} aria-label={contextName}>
              {context}
            </aside>
            {decision}
          </>
        )}
      </div>
      {panel}
    </section>
  );
}
