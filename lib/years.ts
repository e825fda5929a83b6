/** The same day years later; 29 February becomes 28 in other years, as in the database. */
export function plusYears(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0');
  const same = `${year}${day.slice(4)}`;
  return day.slice(5) === '02-29' && !isLeap(Number(year)) ? `${year}-02-28` : same;
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
