import { fetchWhenIdle } from '../../../first-load/index.ts';
import { fetchDayField } from '../../../ui/pickers/index.ts';

const parts = [
  () => import('../steps/form-step.tsx'),
  fetchDayField,
  () => import('../steps/content-step.tsx'),
  () => import('../compose/compose-step.tsx'),
  () => import('../editor/letter-editor.tsx'),
  () => import('../steps/cover-step.tsx'),
  () => import('../steps/summary-step.tsx'),
  () => import('../steps/send-button.tsx'),
];

/**
 * Prefetches the next steps' code and data while the browser is idle.
 * @returns cancels what has not started
 */
export function prefetchSteps(): () => void {
  const takeBack = parts.map((load) => fetchWhenIdle(load));
  return () => {
    for (const take of takeBack) take();
  };
}
