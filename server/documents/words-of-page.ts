import { decodeEntities } from '../../lib/entities.ts';
import type { PlacedText } from './job.ts';

type Place = { x: number; y: number; scaleX: number; scaleY: number };

/**
 * Reads the words of a drawn page, by paragraph: the compiler hints at the end of most. Turned ones, such as KONSEP
 * across the page, are decoration and left out.
 */
export function wordsOf(page: string): PlacedText[][] {
  const paragraphs: PlacedText[][] = [[]];
  /** Of the groups that are open; null inside of what is turned. */
  const places: (Place | null)[] = [{ x: 0, y: 0, scaleX: 1, scaleY: 1 }];
  for (const [, closed, group, length, size, text] of page.matchAll(marks)) {
    const place = places.at(-1);
    if (closed) places.pop();
    else if (group !== undefined) {
      places.push(place ? placed(place, group) : null);
      if (group.includes('data-hint="a"')) paragraphs.push([]);
    } else if (place && text?.trim())
      add(paragraphs, {
        x: rounded(place.x),
        y: rounded(place.y),
        length: rounded(Number(length) * place.scaleX),
        size: rounded(Number(size) * place.scaleY),
        text: decodeEntities(text),
      });
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

/**
 * Words elsewhere than the last ones ended, on a next line or in a row's value, end a line. Headings end by their
 * distance alone.
 */
function add(paragraphs: PlacedText[][], next: PlacedText): void {
  const last = paragraphs.at(-1)?.at(-1);
  const goesOn = last && Math.abs(last.y - next.y) < 0.1 && Math.abs(last.x + last.length - next.x) < 0.5;
  if (last && !goesOn) last.text = `${last.text.trimEnd()}\n`;
  const isApart = last && (next.y < last.y - last.size || next.y - last.y > farthestLine * next.size);
  if (isApart) paragraphs.push([next]);
  else paragraphs.at(-1)?.push(next);
}

/** From one line to the next of a paragraph, in times its size (body.typ). */
const farthestLine = 1.55;

/** Groups, and the words that the compiler lays over the glyphs, in the order of the drawing. */
const marks =
  /(<\/g>)|<g\b([^>]*)>|<foreignObject x="0" y="[^"]*" width="([\d.]+)" height="([\d.]+)"><h5:div[^>]*>([^<]*)</g;

function placed(within: Place, group: string): Place | null {
  const [, kind, x, y] = /transform="(\w+)\(([-\d.e]+),\s*([-\d.e]+)\)"/.exec(group) ?? [];
  if (!group.includes('transform=')) return within;
  const [byX, byY] = [Number(x), Number(y)];
  if (kind === 'scale') return { ...within, scaleX: within.scaleX * byX, scaleY: within.scaleY * byY };
  if (kind !== 'translate') return null;
  return { ...within, x: within.x + within.scaleX * byX, y: within.y + within.scaleY * byY };
}

const rounded = (points: number): number => Math.round(points * 100) / 100;
