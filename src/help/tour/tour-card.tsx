import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Tour } from '../../../domain/help/index.ts';
import { translate } from '../../../lib/language.ts';
import { type Step, stepsOf, tourMessages } from './steps.ts';
import './tour.css';

type Props = { tour: Tour; onEnd: () => void };
type Place = { step: Step; target: Element };

/**
 * Tour step beside its target. Only the card covers the page, which stays usable. Moves the focus to the card,
 * returns it at the end; Escape ends, arrows turn.
 */
export default function TourCard({ tour, onEnd }: Props) {
  const id = useId();
  // State, not a ref: the popper mounts after the first render.
  const [card, setCard] = useState<HTMLElement | null>(null);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [at, setAt] = useState(0);
  const place = places[at];
  useEffect(() => setPlaces(placesOf(tour)), [tour]);
  useFocusBack();
  useEffect(() => {
    if (!place) return;
    place.target.setAttribute('data-tour', '');
    place.target.scrollIntoView({ block: 'nearest' });
    card?.focus({ preventScroll: true });
    return () => place.target.removeAttribute('data-tour');
  }, [place, card]);
  if (!place) return null;
  const isLast = at === places.length - 1;
  const next = () => (isLast ? onEnd() : setAt(at + 1));
  const back = () => setAt(Math.max(0, at - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const run = { Escape: onEnd, ArrowRight: next, ArrowLeft: back }[event.key];
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  const { title, text } = place.step;
  return (
    <Popper
      open
      anchorEl={place.target}
      placement={place.target.closest('.side') ? 'right' : 'bottom'}
      modifiers={modifiers}
      className="tour"
    >
      <section
        ref={setCard}
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="tour-card"
        onKeyDown={onKeyDown}
      >
        <p className="tour-at">{translate(tourMessages.stepOf(at + 1, places.length))}</p>
        <h2 id={`${id}-title`}>{translate(title)}</h2>
        <p id={`${id}-text`}>{translate(text)}</p>
        <div className="tour-ways">
          {!isLast && (
            <Button variant="text" onClick={onEnd}>
              {translate(tourMessages.skip)}
            </Button>
          )}
          <span className="grow" />
          {at > 0 && (
            <Button variant="outlined" onClick={back}>
              {translate(tourMessages.back)}
            </Button>
          )}
          <Button variant="contained" onClick={next}>
            {translate(isLast ? tourMessages.done : tourMessages.next)}
          </Button>
        </div>
      </section>
    </Popper>
  );
}

const modifiers = [
  { name: 'offset', options: { offset: [0, 12] } },
  { name: 'preventOverflow', options: { padding: 12, altAxis: true } },
  { name: 'flip', options: { padding: 12 } },
];

/** Steps whose target is on this screen; skips a repeated target. */
function placesOf(tour: Tour): Place[] {
  const found = stepsOf[tour].flatMap((step) => {
    const target = step.at.map((selector) => document.querySelector(selector)).find(isSeen);
    return target ? [{ step, target }] : [];
  });
  return found.filter(({ target }, index) => found[index - 1]?.target !== target);
}

function isSeen(element: Element | null): element is Element {
  if (!element || element.closest('[inert]')) return false;
  const { width, height, left, right } = element.getBoundingClientRect();
  return width > 0 && height > 0 && right > 0 && left < window.innerWidth;
}

function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
}
