import { fetchDayField } from '../../pickers/index.ts';

/** What the next steps need, fetched while the browser has nothing else to do (SPEC A5: within 2000 ms). */
export function prefetchSteps(): () => void {
  const fetchAll = () => {
    const parts = [
      import('../steps/FormStep.tsx'),
      fetchDayField(),
      import('../steps/ContentStep.tsx'),
      import('../editor/LetterEditor.tsx'),
      import('../steps/CoverStep.tsx'),
      import('../steps/SummaryStep.tsx'),
      import('../steps/SendButton.tsx'),
    ];
    // A part that does not come now is asked for again when its step is opened.
    for (const part of parts) part.catch(() => undefined);
  };
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(fetchAll, 1000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(fetchAll, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}
