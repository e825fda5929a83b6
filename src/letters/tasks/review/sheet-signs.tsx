import { translate } from '../../../../lib/language.ts';
import type { ChangeKind } from '../../sheet/index.ts';
import { changeKindMessages, reviewMessages } from './messages.ts';
import type { Place } from './use-places.ts';

type Props = {
  places: readonly Place[];
  kindOf: (id: string) => ChangeKind;
  /** Index of the present one. */
  at: number;
  onGo: (at: number) => void;
};

const apart = 24;

/**
 * Signs in the sheet's margin, one a change, in its line; those of one line stand below each other. In the margin,
 * since a minus before a number would read as a negative one.
 */
export function SheetSigns({ places, kindOf, at, onGo }: Props) {
  let last = Number.NEGATIVE_INFINITY;
  return (
    <fieldset className="review-signs" aria-label={translate(reviewMessages.signs)}>
      {places.map(({ id, top, height }, index) => {
        const kind = kindOf(id);
        const words = translate(changeKindMessages[kind]);
        last = Math.max(top + height / 2 - 11, last + apart);
        return (
          <button
            key={id}
            type="button"
            className="review-sign"
            style={{ top: last }}
            title={words}
            aria-current={at === index || undefined}
            aria-label={translate(reviewMessages.sign(index + 1, places.length, words))}
            onClick={() => onGo(index)}
          >
            {signs[kind]}
          </button>
        );
      })}
    </fieldset>
  );
}

const signs: Record<ChangeKind, string> = {
  added: '+',
  removed: '−',
  changed: '±',
  moved: '±',
  restyled: '±',
};
