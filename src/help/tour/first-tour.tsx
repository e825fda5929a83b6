import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ToursSeen } from '../../../domain/calls/help.ts';
import { type Tour, tourOf } from '../../../domain/help/index.ts';
import { useSigned } from '../../shell/index.ts';
import { useUrlState } from '../../ui/use-url-state.ts';

const TourCard = lazy(() => import('./tour-card.tsx'));
const key = ['tours-seen'];

/** First tour of the home page, once for each kind of work; `/?tur` repeats it (user menu, Bantuan). */
export function FirstTour() {
  const { data: signed } = useSigned();
  const { get, set } = useUrlState();
  const isWanted = get('tur') !== null;
  const tour = signed && tourOf(signed.viewer);
  const due = useDueTour(tour, isWanted);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isWanted) setOver(false);
  }, [isWanted]);
  const end = useCallback(() => {
    setOver(true);
    set({ tur: null });
  }, [set]);
  if (!due || isOver) return null;
  return (
    <Suspense>
      <TourCard tour={due} onEnd={end} />
    </Suspense>
  );
}

/** Tour to show now. It counts as seen once shown, on every device. */
function useDueTour(tour: Tour | undefined, isWanted: boolean): Tour | null {
  const { toursSeen, markToursSeen } = useNaskah();
  const client = useQueryClient();
  const [shown, setShown] = useState<Tour | null>(null);
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => toursSeen({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  useEffect(() => {
    if (!tour || !data || (!isWanted && data.seen.includes(tour))) return;
    setShown(tour);
    if (data.seen.includes(tour)) return;
    client.setQueryData<ToursSeen>(key, { seen: [...data.seen, tour] });
    // Not stored: at worst the tour appears again.
    markToursSeen([tour]).catch(() => undefined);
  }, [tour, data, isWanted, client, markToursSeen]);
  return shown;
}
