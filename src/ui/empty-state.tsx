import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { translate } from '../../lib/language.ts';
import { commonMessages } from './messages.ts';

type Props = {
  title: string;
  text?: string | undefined;
  action?: ReactNode;
  onRetry?: (() => unknown) | undefined;
};

/** A small outline of a sheet, one sentence, one action (LOOK, Empty). */
export function EmptyState({ title, text, action, onRetry }: Props) {
  return (
    <div className="empty">
      <svg
        width="40"
        height="48"
        viewBox="0 0 40 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        <path d="M3 3h24l10 10v32H3z M27 3v10h10 M11 22h18 M11 29h18 M11 36h10" />
      </svg>
      <p className="empty-title">{title}</p>
      {text && <p className="empty-text">{text}</p>}
      {action}
      {onRetry && <Button onClick={() => void onRetry()}>{translate(commonMessages.retry)}</Button>}
    </div>
  );
}
