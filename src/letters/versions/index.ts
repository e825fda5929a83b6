export { BothSides } from './both-sides.tsx';
export { FactDifferences } from './fact-differences.tsx';
export { versionsKey } from './keys.ts';
export { TextDifference } from './text-difference.tsx';
export { useComparison } from './use-comparison.ts';
export { VersionsPanel } from './versions-panel.tsx';
export { withoutReviewers } from './without-reviewers.ts';
