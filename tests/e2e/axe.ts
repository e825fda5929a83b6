import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What keeps somebody from using the page as it stands there, by WCAG 2.2 AA.
 * @returns a line for each rule that is broken, with the first element that breaks it
 */
export async function faultsOf(page: Page): Promise<string[]> {
  await stillness(page);
  const found = await new AxeBuilder({ page })
    // Without opening a page of its own for every look: there are no frames whose finds it would gather there.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')} ${nodes[0]?.html}`);
}

/** Waits until nothing fades or slides any more: colours on their way are neither the one nor the other. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What waits pulses for ever.
    const moving = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      });
    // What ends may begin the next; one that is taken back never finishes.
    for (let looks = 0; looks < 20 && moving().length > 0; looks++)
      await Promise.allSettled(moving().map(({ finished }) => finished));
  });
}
