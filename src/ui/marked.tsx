import type { Segment } from '../../domain/calls/search.ts';

export function Marked({ segments }: { segments: readonly Segment[] }) {
  return withPlaces(segments).map(({ text, hit, place }) =>
    hit ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
  );
}

/** React key: the segment's start offset. */
function withPlaces(segments: readonly Segment[]): (Segment & { place: number })[] {
  let place = 0;
  return segments.map((segment) => {
    const here = place;
    place += segment.text.length;
    return { ...segment, place: here };
  });
}
