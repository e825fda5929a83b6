import { type FocusEvent, type KeyboardEvent, useState } from 'react';

type Handlers = {
  onMove: (id: string, anchor: HTMLElement) => void;
  onMark: (id: string) => void;
};

/** Arrows go between cards and columns, with one tab stop for the board; M moves, Space marks, Enter opens. */
export function useBoardKeys({ onMove, onMark }: Handlers) {
  const [current, setCurrent] = useState<string>();
  return {
    /** The card that was in focus last. */
    current,
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        const id = cardAt(target)?.dataset.card;
        if (id) setCurrent(id);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const card = cardAt(event.target);
        const id = card?.dataset.card;
        if (!card || !id || event.ctrlKey || event.metaKey || event.altKey) return;
        const next = event.key.startsWith('Arrow') ? neighbour(card, event.key) : undefined;
        if (next) next.focus();
        else if (event.key.toLowerCase() === 'm') onMove(id, card);
        else if (event.key === ' ') onMark(id);
        else return;
        event.preventDefault();
      },
    },
  };
}

const cardAt = (target: EventTarget): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-card]') : null;

const cardsIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-card]')];

/** Sideways to the card at the same height; columns without cards are passed over. */
function neighbour(card: HTMLElement, key: string): HTMLElement | undefined {
  const list = card.closest('ul');
  const board = list?.closest('[role=group]');
  if (!list || !board) return undefined;
  const here = cardsIn(list);
  const at = here.indexOf(card);
  if (key === 'ArrowDown') return here[at + 1];
  if (key === 'ArrowUp') return here[at - 1];
  const lists = [...board.querySelectorAll('ul')].filter((one) => cardsIn(one).length > 0);
  const beside = lists[lists.indexOf(list) + (key === 'ArrowRight' ? 1 : -1)];
  const there = beside ? cardsIn(beside) : [];
  return there[Math.min(at, there.length - 1)];
}
