import { Component, type ReactNode } from 'react';
import { translate } from '../../../lib/language.ts';
import { errorMessages } from './messages.ts';

/** Fallback when the error page fails, too (SPEC A5). Depends on nothing: no router, theme or texts. */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="error-page">
        <h1>An error occurred while showing the error page</h1>
        <a className="error-back" href="/">
          {translate(errorMessages.toHome)}
        </a>
      </main>
    );
  }
}
