import { decoded } from '../../../shell/index.ts';

/** Scrolls to and focuses the field in the hash (`#isian-subject`). Waits, as steps render after the navigation. */
export function focusField(hash: string): void {
  const id = decoded(hash.slice(1));
  if (!id.startsWith('isian-')) return;
  let tries = 40;
  const look = () => {
    const found = document.getElementById(id) ?? document.getElementById(`${id}-label`);
    if (found) {
      found.scrollIntoView({ block: 'center' });
      focusable(found)?.focus();
    } else if (tries > 0) {
      tries -= 1;
      setTimeout(look, 50);
    }
  };
  look();
}

/** The element itself, or for a group the first in it. */
const focusable = (found: HTMLElement): HTMLElement | null =>
  found.tabIndex >= 0 ? found : found.querySelector<HTMLElement>('[tabindex="0"], input, button');
