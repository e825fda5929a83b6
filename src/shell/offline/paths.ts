/**
 * What is kept on the device to be read without a network (SPEC B6), by the addresses of calls: the first pages of one's
 * letters, every letter that was opened with its history, the counters, and the short lists that forms choose from.
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

/** The letter that a call is about; undefined where it is about none or many. */
export const letterIn = (path: string): string | undefined =>
  /^\/letter\/api\/Letter\/([^/?]+)/.exec(path)?.[1];

/**
 * Writes that may wait for the network and be sent later: marks on what one has received, which say how it shall be and
 * not what is to be added, so that sending one twice, or late, is as good as once. Everything else is refused with words:
 * nobody signs, sends or decides without knowing that it happened.
 */
export const mayWait = (method: string, path: string): boolean =>
  method === 'POST' &&
  (/^\/letter\/api\/Inbox\/[^/?]+\/(read|unread|close|reopen)$/.test(path) ||
    /^\/notification\/api\/Notification\/update\/[^/?]+$/.test(path));
