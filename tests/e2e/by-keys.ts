import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the target has focus; checks that every stop is visible. */
export async function tabTo(page: Page, to: Locator, key = 'Tab', most = 90): Promise<void> {
  await expect(to).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    // The focus ring needs a frame; after the last stop focus leaves the page for the browser's UI.
    await expect.poll(async () => (await focusFault(page)).replace(lost, '')).toBe('');
  }
  throw new Error(`${to} is not reached by ${most} times ${key}`);
}

/** The first key loads the focus handling; a user takes longer until the second. */
export async function firstKey(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.locator('p.sr-only[role="status"]')).toBeAttached();
}

/** Goes there and presses Enter. */
export async function press(page: Page, to: Locator): Promise<void> {
  await tabTo(page, to);
  await page.keyboard.press('Enter');
}

export async function tick(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
}

/** Types into a picker and takes the first option. */
export async function choose(page: Page, label: RegExp, typed: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: label }));
  await page.keyboard.type(typed);
  await take(page, new RegExp(typed));
}

export async function take(page: Page, option: RegExp): Promise<void> {
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
}

const lost = 'the focus is nowhere';

/** Gives what is wrong with the focus: nowhere, unmarked, or entirely covered. */
export const focusFault = (page: Page): Promise<string> =>
  page.evaluate((nowhere) => {
    const element = document.activeElement;
    if (!element || element === document.body) return nowhere;
    const name = `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 60)}”`;
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    // A focus class proves nothing visible, so look for the outline itself.
    const isRing = (one: Element | null | undefined) =>
      one instanceof HTMLElement &&
      getComputedStyle(one).outlineStyle !== 'none' &&
      Number.parseFloat(getComputedStyle(one).outlineWidth) >= 2;
    // A page's heading is where reading begins, not something to be pressed.
    const isMarked =
      element.matches(
        'h1[tabindex="-1"], [role="dialog"], .ProseMirror, [role="dialog"] [role="combobox"]',
      ) ||
      isRing(element.closest('.Mui-focused, .report-chart')) ||
      around.some(isRing);
    if (!isMarked) return `${name} has the focus and no mark of it`;
    const { left, top, width, height } = element.getBoundingClientRect();
    // Elements without pointer events lie under what they describe, such as a chart's stop.
    if (getComputedStyle(element).pointerEvents === 'none') return '';
    // For elements taller than the viewport, use their visible part.
    const middle = (Math.max(top, 0) + Math.min(top + height, innerHeight)) / 2;
    const isSeen = [0.1, 0.5, 0.9].some((part) => {
      const there = document.elementFromPoint(left + width * part, middle);
      return there && (element.contains(there) || there.contains(element));
    });
    return isSeen ? '' : `${name} has the focus and is covered`;
  }, lost);

/** Presses the button that opens the device's chooser, and takes these files there. */
export async function bring(page: Page, button: Locator, files: Parameters<FileChooser['setFiles']>[0]) {
  const chooser = page.waitForEvent('filechooser');
  await press(page, button);
  await (await chooser).setFiles(files);
}

/** Presses these keys one after the other. */
export async function keys(page: Page, ...all: string[]): Promise<void> {
  for (const key of all) await page.keyboard.press(key);
}
