import { fetchDayField } from '../../pickers/index.ts';
import { fetchWhenIdle } from '../../shell/index.ts';

const parts = [
  () => import('../steps/FormStep.tsx'),
  fetchDayField,
  () => import('../steps/ContentStep.tsx'),
  () => import('../editor/LetterEditor.tsx'),
  () => import('../steps/CoverStep.tsx'),
  () => import('../steps/SummaryStep.tsx'),
  () => import('../steps/SendButton.tsx'),
];

/**
 * Has what the next steps need fetched while the browser has nothing else to do.
 * @returns takes back what has not begun
 */
export function prefetchSteps(): () => void {
  const takeBack = parts.map((load) => fetchWhenIdle(load));
  return () => {
    for (const take of takeBack) take();
  };
}
