import type { Segment } from '../../domain/search.ts';

/** Text with what was looked for marked in it. */
export const Marked = ({ segments }: { segments: readonly Segment[] }) =>
  withPlaces(segments).map(({ text, hit, place }) =>
    hit ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );

/** Where each begins is what it is told apart by. */
function withPlaces(segments: readonly Segment[]): (Segment & { place: number })[] {
  let place = 0;
  return segments.map((segment) => {
    const here = place;
    place += segment.text.length;
    return { ...segment, place: here };
  });
}
