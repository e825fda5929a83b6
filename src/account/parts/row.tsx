import type { ReactNode } from 'react';

type Props = { icon?: ReactNode; title: ReactNode; text?: ReactNode; chip?: ReactNode; action?: ReactNode };

export function Row({ icon, title, text, chip, action }: Props) {
  return (
    <div className="account-row">
      {icon && <span className="account-row-icon">{icon}</span>}
      <div className="account-row-words">
        <div className="account-row-title">
          <b>{title}</b>
          {chip}
        </div>
        {text && <small>{text}</small>}
      </div>
      {action && <div className="account-row-action">{action}</div>}
    </div>
  );
}
