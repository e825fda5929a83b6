import { fetchWhenIdle } from '../../../first-load/index.ts';
import { fetchDayField } from '../../../ui/pickers/index.ts';
import { ComposeStep } from '../compose/lazy.ts';
import { LetterEditor } from '../editor/lazy.ts';
import { OutgoingSection } from '../outgoing/lazy.ts';
import { ContentStep, CoverStep, FormStep, SendButton, SummaryStep } from '../steps/lazy.ts';

const parts = [
  ...[FormStep.load, fetchDayField, ContentStep.load, ComposeStep.load, LetterEditor.load],
  ...[OutgoingSection.load, CoverStep.load, SummaryStep.load, SendButton.load],
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
