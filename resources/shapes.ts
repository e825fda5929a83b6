/** The shape of an id, wherever one is taken. */
export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Takes YYYY-MM-DD, tells whether the calendar has that day: 30 February has the shape and is none, nor is there a year 0. */
export function isRealDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !value.startsWith('0000') && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
