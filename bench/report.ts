export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** What the issue asks for, and whether the figure must be at most or at least that. */
  bound?: { at: 'least' | 'most'; value: number };
  detail?: string;
};

/** Prints figures, one a line. A figure beyond its bound is marked, not failed: the machine may be busy. */
export function report(figures: Figure[]): void {
  for (const { name, value, unit, bound, detail } of figures) {
    const met = !bound || (bound.at === 'least' ? value >= bound.value : value <= bound.value);
    const held = bound ? ` (at ${bound.at} ${bound.value}${met ? '' : ', MISSED'})` : '';
    console.log(`${name}: ${round(value)} ${unit}${held}${detail ? `; ${detail}` : ''}`);
  }
}

const round = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });
