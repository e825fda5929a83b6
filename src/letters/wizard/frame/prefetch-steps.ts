import { fetchWhenIdle } from '../../../shell/index.ts';
import { fetchDayField } from '../../../ui/pickers/index.ts';

const parts = [
  () => import('../steps/form-step.tsx'),
  fetchDayField,
  () => import('../steps/content-step.tsx'),
  () => import('../editor/letter-editor.tsx'),
  () => import('../steps/cover-step.tsx'),
  () => import('../steps/summary-step.tsx'),
  () => import('../steps/send-button.tsx'),
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
