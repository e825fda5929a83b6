import { type ReactNode, useEffect } from 'react';
import { LinkBase } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { translate } from '../../lib/language.ts';
import { partMessages } from './messages.ts';

export type Crumb = { label: string; to?: string };
type Props = { title: string; breadcrumb?: Crumb[]; chips?: ReactNode; actions?: ReactNode; text?: string };

/** Head of a page: breadcrumb, its only main heading, actions. Also sets the document title. */
export function PageHeader({ title, breadcrumb = [], chips, actions, text }: Props) {
  usePageTitle(title);
  // A page that leads here by steps of its own is the way back.
  const { state } = useLocation();
  const crumbs: Crumb[] = state?.crumb ? [state.crumb, ...breadcrumb] : breadcrumb;
  return (
    <header className="page-head">
      <div className="page-name">
        {crumbs.length > 0 && (
          <nav className="crumbs" aria-label={translate(partMessages.place)}>
            {crumbs.map((crumb, at) => (
              <span key={crumb.label}>
                {at > 0 && <span aria-hidden="true"> / </span>}
                {crumb.to ? <LinkBase to={crumb.to}>{crumb.label}</LinkBase> : crumb.label}
              </span>
            ))}
          </nav>
        )}
        <div className="page-title">
          <h1>{title}</h1>
          {chips}
        </div>
        {text && <p className="page-text">{text}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  );
}

/** Names the browser's window after the page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Naskah` : 'Naskah';
  }, [title]);
}
