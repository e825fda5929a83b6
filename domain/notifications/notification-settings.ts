/** Hours one may choose for the digest; earlier is night, later the next day's morning does. */
export const digestHours = { first: 5, last: 20 } as const;
/** Monday to Sunday, as ISO 8601 counts. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export const usualDigest = { hour: 7, days: [1, 2, 3, 4, 5] };

/** What the service worker is sent. */
export type PushMessage = { title: string; body: string; url: string; tag: string };
