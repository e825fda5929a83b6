import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

const reloadedAt = 'naskah.reloaded';
/** At most once in this time (SPEC A5), in milliseconds. */
const pause = 60_000;

const isLostChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading/i.test(error.message);

type Props = {
  children: ReactNode;
  /** Where the person is; going elsewhere ends the failure. A key would throw the page away with every letter opened. */
  place: string;
};

/** One screen's failure stays that screen's; a chunk that is gone after a release is fetched by loading anew. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    const last = Number(sessionStorage.getItem(reloadedAt));
    if (!isLostChunk(error) || Date.now() - last < pause) return;
    sessionStorage.setItem(reloadedAt, String(Date.now()));
    location.reload();
  }

  override componentDidUpdate(before: Props) {
    if (before.place !== this.props.place && this.state.error) this.setState({ error: undefined });
  }

  override render() {
    return this.state.error ? <ErrorPage status={500} /> : this.props.children;
  }
}
