export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** The issue's bound, at most or at least. */
  bound?: { at: 'least' | 'most'; value: number };
  detail?: string;
};

/** Prints one figure per line. One beyond its bound is marked, not failed: the machine may be busy. */
export function report(figures: Figure[]): void {
  for (const { name, value, unit, bound, detail } of figures) {
    const met = !bound || (bound.at === 'least' ? value >= bound.value : value <= bound.value);
    const held = bound ? ` (at ${bound.at} ${bound.value}${met ? '' : ', MISSED'})` : '';
    console.log(`${name}: ${round(value)} ${unit}${held}${detail ? `; ${detail}` : ''}`);
  }
}

const round = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });
