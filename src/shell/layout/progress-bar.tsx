import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Short work shows nothing: the bar comes after this, in milliseconds (SPEC A5 throttle). */
const throttle = 200;

/** Accent bar of two pixels at the top while requests run. */
export function ProgressBar() {
  const isBusy = useIsFetching() + useIsMutating() > 0;
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(isBusy), isBusy ? throttle : 0);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isShown ? <div className="progress" aria-hidden="true" /> : null;
}
