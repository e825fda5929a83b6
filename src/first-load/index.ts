/** Work put off so that the first screen, and each answer to input, comes sooner (docs/decisions/first-load.md). */

export { afterPaint, leaveAfterPaint, oncePainted } from './after-paint.ts';
export { Deferred } from './deferred.tsx';
export { useEased } from './use-eased.ts';
export { fetchWhenIdle } from './when-idle.ts';
