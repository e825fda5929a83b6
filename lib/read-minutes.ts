/**
 * Reads a time span as people write it: "2:15", "2 jam 15 menit", "2j 15m", "1 day 3 hours", or minutes alone.
 * @returns its minutes, or undefined
 */
export function readMinutes(typed: string): number | undefined {
  const text = typed.trim().toLowerCase();
  const [, hours, minutes] = /^(\d{1,8}):([0-5]\d)(?::00)?$/.exec(text) ?? [];
  if (hours && minutes) return Number(hours) * 60 + Number(minutes);
  const parts = text.match(/\d+|[a-z]+/g) ?? [];
  if (parts.length === 0 || parts.join('') !== text.replace(/[ ,]/g, '')) return undefined;
  let sum = 0;
  let larger = Number.POSITIVE_INFINITY;
  for (let at = 0; at < parts.length; at += 2) {
    const count = parts[at] ?? '';
    const [size] = sizes.find(([, names]) => names.test(parts[at + 1] ?? '')) ?? [];
    // From large to small, each once.
    if (!size || size >= larger || !/^\d{1,9}$/.test(count)) return undefined;
    sum += Number(count) * size;
    larger = size;
  }
  return sum;
}

const sizes: [minutes: number, names: RegExp][] = [
  [1440, /^(hari|days?|d)$/],
  [60, /^(jam|hours?|hrs?|j|h)$/],
  [1, /^(menit|minutes?|mins?|m|)$/],
];
