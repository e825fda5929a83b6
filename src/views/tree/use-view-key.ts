import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { type Key, useOffers } from '../../shell/index.ts';
import { useListView, viewsOf } from './use-list-view.ts';
import { viewMessages } from './view-messages.ts';

/** V changes the view where there are several (LOOK, board). */
export function useViewKey(resource: Resource): Key[] {
  const [view, choose] = useListView(resource);
  const views = viewsOf(resource, useOffers('tree'));
  const next = views[(views.indexOf(view) + 1) % views.length];
  if (views.length === 1 || !next) return [];
  return [{ key: 'v', words: translate(viewMessages.changeView), run: () => choose(next) }];
}
