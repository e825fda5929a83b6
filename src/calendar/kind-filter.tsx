import type { Viewer } from '../../domain/access/viewer.ts';
import { type CalendarKind, calendarKinds, pageOfKind } from '../../domain/calendar.ts';
import { translate } from '../../lib/language.ts';
import { mayOpen } from '../../resources/access.ts';
import { pageMessages } from './messages.ts';

type Props = {
  viewer: Viewer;
  kinds: readonly CalendarKind[];
  onChange: (kinds: CalendarKind[]) => void;
};

const all = Object.keys(calendarKinds) as CalendarKind[];

/** Which kinds are shown; the legend of their hues as well. */
export function KindFilter({ viewer, kinds, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={translate(pageMessages.kinds)} className="calendar-kinds">
      {all
        .filter((kind) => isFor(viewer, kind))
        .map((kind) => (
          <button
            key={kind}
            type="button"
            data-hue={kind}
            aria-pressed={kinds.includes(kind)}
            onClick={() =>
              onChange(all.filter((one) => (one === kind ? !kinds.includes(one) : kinds.includes(one))))
            }
          >
            <i aria-hidden="true" />
            {translate(calendarKinds[kind])}
          </button>
        ))}
    </div>
  );
}

const isFor = (viewer: Viewer, kind: CalendarKind): boolean => {
  const page = pageOfKind[kind];
  return page === undefined || mayOpen(viewer, page);
};
