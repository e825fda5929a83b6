import { loadEnglish } from '../language/index.ts';
import { pageMessages } from './page-messages.ts';

/** Translates index.html's texts to English. The picture of a letter stays Indonesian. */
export async function translatePage(): Promise<void> {
  await loadEnglish();
  const english = new Map(pageMessages.map(({ id, en }) => [id, en]));
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && node.matches('.gate-view, script')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  const other = document.getElementById('speak');
  if (other) Object.assign(other, { lang: 'id', textContent: 'Bahasa Indonesia' });
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) node.data = english.get(node.data.trim()) ?? node.data;
    else if (node instanceof Element) {
      const label = english.get(node.ariaLabel ?? '');
      if (label) node.ariaLabel = label;
    }
  }
}
