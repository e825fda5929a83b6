import { useEffect, useState } from 'react';
import { dayInWib } from '../../../lib/wib.ts';
import { isDay } from '../../ui/calendar/days.ts';
import { useUrlState } from '../../ui/use-url-state.ts';

const parameter = 'hari';

/** The day that is shown: from the address, and kept there when filters rewrite it. */
export function useCalendarDay(): [string, (day: string) => void] {
  const { get, set } = useUrlState();
  const asked = get(parameter);
  const [day, setDay] = useState(isDay(asked) ? asked : dayInWib());
  const isTold = asked === day || (asked === null && day === dayInWib());
  useEffect(() => {
    if (!isTold) set({ [parameter]: day });
  }, [day, isTold, set]);
  return [day, setDay];
}
