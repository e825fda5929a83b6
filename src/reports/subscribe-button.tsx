import Button from '@mui/material/Button';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { Suspense, useState } from 'react';
import { translate } from '../../lib/language.ts';
import { lazyPart } from '../shell/index.ts';
import { messages } from './messages.ts';
import type { SubscriptionsProps } from './subscriptions.tsx';

const Subscriptions = lazyPart(() => import('./subscriptions.tsx'));

/** Has the report come by mail. */
export function SubscribeButton(props: Omit<SubscriptionsProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CalendarClock size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {translate(messages.byMail)}
      </Button>
      <Suspense>{isOpen && <Subscriptions {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
