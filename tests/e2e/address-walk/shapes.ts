import type { Shapes } from './seen.ts';

/**
 * Separates parts that axe has judged from new ones. Injected as text before the page's scripts, so it must not use
 * anything from outside.
 */
export function watchShapes(): void {
  /** Attributes whose value is irrelevant to the rules, only whether it is empty or missing. */
  const said =
    /^(aria-label|aria-valuetext|aria-description|title|alt|href|src|value|placeholder|name|datetime)$/;
  const pointing =
    /^(for|aria-labelledby|aria-describedby|aria-controls|aria-owns|aria-activedescendant|list)$/;
  /** Geometry and ids, which no rule depends on. */
  const left =
    /^(id|d|points|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|transform|viewBox|aria-value(now|min|max)|aria-(posinset|setsize|rowcount|colcount|rowindex|colindex))$/;
  const colours =
    /(^|;)\s*([^:;]*(colou?r|background|opacity|filter|fill|stroke|visibility|display)[^:;]*:[^;]*)/gi;
  const attributeOf = ({ name, value }: Attr): string => {
    if (left.test(name)) return '';
    if (said.test(name)) return value.trim() ? name : `${name}=""`;
    // A short word is a state, used by styles; anything else is the record's data.
    if (name.startsWith('data-')) return /^(?!.*\d{3})[\w-]{0,20}$/.test(value) ? `${name}=${value}` : name;
    if (name === 'style') return [...value.matchAll(colours)].map(([, , part]) => part).join(';');
    if (!pointing.test(name)) return `${name}=${value}`;
    return `${name}=${value.split(/\s+/).every((id) => document.getElementById(id))}`;
  };
  const hash = (text: string): string => {
    let one = 0xdeadbeef;
    let two = 0x41c6ce57;
    for (let at = 0; at < text.length; at++) {
      one = Math.imul(one ^ text.charCodeAt(at), 2654435761);
      two = Math.imul(two ^ text.charCodeAt(at), 1597334677);
    }
    return (one >>> 0).toString(36) + (two >>> 0).toString(36);
  };
  const isSkipped = (element: Element): boolean =>
    /^(script|style|link|template|noscript)$/i.test(element.tagName);
  // Hidden at one width may be visible at another.
  const ownOf = (element: Element): string =>
    [element.tagName, element.checkVisibility(), ...[...element.attributes].map(attributeOf).sort()].join(
      ' ',
    );

  const shapes = new Map<Element, string>();
  /** Hashes an element's structure without its words. Identical siblings count once, so ten rows equal two. */
  const shapeOf = (element: Element): string => {
    const below = new Set<string>();
    for (const node of element.childNodes) {
      if (node instanceof Text && node.data.trim()) below.add('"');
      else if (node instanceof Element && !isSkipped(node)) {
        const shape = shapeOf(node);
        // The frame's shape must not depend on the page in it.
        if (node.tagName !== 'MAIN') below.add(shape);
      }
    }
    const shape = hash(`${ownOf(element)}>${[...below].join()}`);
    shapes.set(element, shape);
    return shape;
  };

  const judged = new Set<string>();
  let found: ReturnType<Shapes['fresh']>;
  const isFresh = (
    element: Element,
    around: string,
    exclude: Element[],
    outside: Element | null,
  ): boolean => {
    const key = hash(`${around} ${shapes.get(element)}`);
    if (judged.has(key)) return false;
    judged.add(key);
    const here = hash(`${around} ${ownOf(element)}`);
    for (const child of element.children) {
      if (isSkipped(child) || child === outside) continue;
      // Leaving a small part out takes longer than judging it again.
      if (!isFresh(child, here, exclude, outside) && child.querySelectorAll('*').length > 4)
        exclude.push(child);
    }
    return true;
  };
  const find = (main: Element | null): ReturnType<Shapes['fresh']> => {
    const exclude: Element[] = [];
    const isMain = main !== null && isFresh(main, 'main', exclude, null);
    const isFrame = isFresh(document.body, 'frame', exclude, main);
    if (main && !isMain) exclude.push(main);
    if (isFrame) return { include: [document.body], exclude };
    return main && isMain ? { include: [main], exclude } : undefined;
  };
  window.shapes = {
    judged,
    fresh: () => found,
    find: () => {
      shapes.clear();
      shapeOf(document.body);
      found = find(document.querySelector('main'));
      return found !== undefined;
    },
  };
}
