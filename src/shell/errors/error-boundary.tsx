import { Component, type ReactNode } from 'react';
import { translate } from '../../../lib/language.ts';
import { ErrorPage } from './error-page.tsx';
import { LastResort } from './last-resort.tsx';
import { isLostChunk, reloadForLostChunk } from './lost-chunk.ts';
import { errorMessages } from './messages.ts';
import { report } from './report.ts';

type Props = {
  children: ReactNode;
  /** Current address; a change clears the error. A key would discard the page with every opened letter. */
  place: string;
};
type State = { failed: boolean; error?: unknown };

/** Limits a failure to its screen; reloads for a chunk that a release removed. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown) {
    if (!reloadForLostChunk(error)) report(error);
  }

  override componentDidUpdate(before: Props) {
    if (before.place !== this.props.place && this.state.failed) this.setState({ failed: false });
  }

  override render() {
    const { failed, error } = this.state;
    if (!failed) return this.props.children;
    return (
      <LastResort>{isLostChunk(error) ? <LostChunk /> : <ErrorPage status={500} error={error} />}</LastResort>
    );
  }
}

function LostChunk() {
  return (
    <ErrorPage
      status={503}
      message={translate(errorMessages.notLoaded)}
      note={translate(errorMessages.notLoadedNote)}
      onRetry={() => location.reload()}
    />
  );
}
