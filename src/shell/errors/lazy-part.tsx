import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { isLostChunk, reloadForLostChunk } from './lost-chunk.ts';
import { errorMessages } from './messages.ts';

export type LazyPart<Props extends object> = ((props: Props) => ReactNode) & { load: () => Promise<unknown> };

/**
 * Lazy part of a page; `usePrefetch` takes its `load`. On a failed load calls `onClose` and reloads the page, or says
 * why not: unsaved work is on it, or no network (lost-chunk.ts).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  const part: Part<Props> = {
    load: async () => {
      const module = await load();
      // What `lazy` shows has waited: React holds it back for 300 ms, although it is there.
      part.latest = module.default;
      return module;
    },
    latest: lazy(() => part.load()),
  };
  return Object.assign((props: Props) => <Fetched part={part} given={props} />, { load: part.load });
}

type Part<Given extends object> = {
  load: () => Promise<{ default: ComponentType<Given> }>;
  latest: ComponentType<Given>;
};

function Fetched<Given extends object>({ part, given }: { part: Part<Given>; given: Given }) {
  const notify = useNotify();
  const [Loaded] = useState(() => part.latest);
  const onLost = (error: unknown) => {
    // React keeps a failure for ever.
    if (Loaded === part.latest) part.latest = lazy(part.load);
    if (!reloadForLostChunk(error, true)) notify(translate(errorMessages.partLost), { type: 'warning' });
    if ('onClose' in given && typeof given.onClose === 'function') given.onClose();
  };
  return (
    <PartBoundary onLost={onLost}>
      <Loaded {...given} />
    </PartBoundary>
  );
}

type Props = { children: ReactNode; onLost: (error: unknown) => void };

class PartBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isLostChunk(error)) this.props.onLost(error);
  }

  override render() {
    const { error } = this.state;
    // Any other failure is the page's.
    if (error !== undefined && !isLostChunk(error)) throw error;
    return error === undefined ? this.props.children : null;
  }
}
