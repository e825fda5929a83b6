import Button from '@mui/material/Button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, useRef, useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import { type Key, lazyPart } from '../../../shell/index.ts';
import { orderMessages } from './messages.ts';
import { orderNames, type TaskOrder } from './task-order.ts';

const OrderMenu = lazyPart(() => import('./order-menu.tsx'));

type Props = { order: TaskOrder; onOrder: (order: TaskOrder) => void };

/** Says in which order the list is and offers the others. */
export function OrderButton({ order, onOrder }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="text"
        data-order
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={translate(orderMessages.inUse(translate(orderNames[order])))}
        endIcon={<ChevronDown size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {translate(orderNames[order])}
      </Button>
      {isOpen && (
        <Suspense>
          <OrderMenu order={order} onOrder={onOrder} anchor={button.current} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** o: opens the sort menu, which is walked by arrows and Enter. */
export const orderKey = (list: { current: HTMLElement | null }): Key => ({
  key: 'o',
  words: translate(orderMessages.change),
  run: () => {
    const button = list.current?.querySelector<HTMLElement>('[data-order]');
    // Where the menu gives the focus back to.
    button?.focus();
    button?.click();
  },
});
