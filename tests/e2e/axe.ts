import type { JSHandle, Page } from '@playwright/test';
import axe from 'axe-core';

type Asked = {
  /** WCAG 2.2 AA, or only the colour rules, since themes differ in nothing else. */
  rules?: 'all' | 'colours';
  /** Default: the whole page. */
  around?: JSHandle<axe.ContextObject>;
};

/**
 * Checks the page by WCAG 2.2 AA.
 * @returns a line for each element that breaks a rule
 */
export async function faultsOf(page: Page, { rules = 'all', around }: Asked = {}): Promise<string[]> {
  await stillness(page);
  // Inject axe once per document; there are no frames.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ only, more, context }) => {
      const rules = Object.fromEntries(more.map((id) => [id, { enabled: true }]));
      const options = { runOnly: only, rules, resultTypes: ['violations' as const], preload: false };
      const { violations } = await window.axe.run(context ?? document, options);
      // A target under a sticky bar only looks small: scroll it into view and check again.
      const isStillSmall = async (target: string) => {
        document.querySelector(target)?.scrollIntoView({ block: 'center' });
        const rule = { type: 'rule' as const, values: ['target-size'] };
        return (await window.axe.run(target, { runOnly: rule })).violations.length > 0;
      };
      const found: string[] = [];
      for (const { id, nodes } of violations)
        for (const { target, html } of nodes)
          if (id !== 'target-size' || (await isStillSmall(String(target[0]))))
            found.push(`${id}: ${target.join(' ')} ${html}`);
      return found;
    },
    { only: runOnly[rules], more: rules === 'all' ? tried : [], context: around },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const runOnly: Record<'all' | 'colours', axe.RunOnly> = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** WCAG 2.5.3, which axe-core still calls a trial and leaves out of its tags. */
const tried = ['label-content-name-mismatch'];

/** Waits for animations: colours in transition belong to neither state. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What waits pulses for ever.
    const moving = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      });
    // An ended animation may start another; a cancelled one never finishes.
    for (let looks = 0; looks < 20 && moving().length > 0; looks++)
      await Promise.allSettled(moving().map(({ finished }) => finished));
  });
}
