/**
 * Calls stored for offline reading (SPEC B6): first pages of the user's letters, opened letters with history,
 * counters, and short lists for forms.
 */
export const isKept = (path: string): boolean => kept.some((pattern) => pattern.test(path));

const kept = [
  /^\/letter\/api\/(Inbox|Draft|Outbox|Task)\?(?!(.*&)?FirstChar=)(?=(.*&)?Page=1(&|$))/,
  /^\/letter\/api\/Inbox\/(counts|labels)$/,
  /^\/letter\/api\/Letter\/[^/?]+(\/(timeline|thread))?$/,
  /^\/task\/api\/Data\/(?:sidemenucounter|entrycounter)$/,
  /^\/dashboard\/api\/Ringkasan$/,
  /^\/[a-z-]+\/api\/\w+\/lookup(?!.*[?&]FirstChar=)/,
];

/** Id of the letter a call concerns; undefined for none or many. */
export const letterIn = (path: string): string | undefined =>
  /^\/letter\/api\/Letter\/([^/?]+)/.exec(path)?.[1];

/**
 * Writes that may wait offline: marks whose repeated or late sending is harmless. No user signs, sends or
 * decides unknowingly.
 */
export const mayWait = (method: string, path: string): boolean =>
  method === 'POST' &&
  (/^\/letter\/api\/Inbox\/[^/?]+\/(read|unread|close|reopen)$/.test(path) ||
    /^\/notification\/api\/Notification\/update\/[^/?]+$/.test(path));
