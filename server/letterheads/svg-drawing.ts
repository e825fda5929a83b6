/** Limit of drawn elements, counting each use: costlier drawings take too long to render. */
const mostElements = 2000;

/**
 * Checks that an SVG is a pure drawing: elements, attributes and functions are allowed by name; anything unknown is
 * refused.
 * @param content as it was uploaded
 */
export function isDrawing(content: Buffer): boolean {
  const text = content.toString('utf8').replace(/^\ufeff/, '');
  // Other programs may decode invalid UTF-8 differently.
  if (text.includes('\ufffd')) return false;
  const found = elementsOf(text.replace(head, ''));
  return found !== null && isCheap(found);
}

type Element = { id: string | undefined; children: Element[]; uses: string[] };

/** @returns all elements, the root first; null when something is not allowed or not well-formed */
function elementsOf(text: string): Element[] | null {
  const all: Element[] = [];
  const open: { name: string; element: Element }[] = [];
  let at = 0;
  for (const { 0: whole, index, groups } of text.matchAll(token)) {
    if (index !== at) return null;
    at += whole.length;
    const { name, attributes, empty, close } = groups ?? {};
    if (close) {
      if (open.pop()?.name !== close) return null;
    } else if (name) {
      const element = elementWith(name, attributes ?? '');
      const parent = open.at(-1);
      if (!element || (!parent && (name !== 'svg' || all.length > 0))) return null;
      parent?.element.children.push(element);
      if (all.push(element) > mostElements) return null;
      if (!empty) open.push({ name, element });
    } else if (open.length === 0 && /[^\s]/.test(whole.replace(comment, ''))) return null;
  }
  return at === text.length && open.length === 0 && all.length > 0 ? all : null;
}

function elementWith(name: string, written: string): Element | null {
  if (!elements.has(name)) return null;
  const seen = new Set<string>();
  const uses: string[] = [];
  let id: string | undefined;
  for (const { groups } of written.matchAll(attribute)) {
    const { key = '', double, single } = groups ?? {};
    const value = double ?? single ?? '';
    if (seen.has(key) || !isAllowed(key, value)) return null;
    seen.add(key);
    if (key === 'id') id = value;
    if (isReference(key)) uses.push(value.slice(1));
    else for (const [, to = ''] of value.matchAll(ownReference)) uses.push(to);
  }
  return { id, children: [], uses };
}

function isAllowed(key: string, value: string): boolean {
  if (key === 'xmlns') return value === 'http://www.w3.org/2000/svg';
  if (/^xmlns:[\w-]+$/.test(key)) return true;
  if (isReference(key)) return /^#[\w.-]+$/.test(value);
  if (key === 'style')
    return value.split(';').every((part) => {
      const [property = '', ...rest] = part.split(':');
      return part.trim() === '' || (painted.has(property.trim()) && isPlain(rest.join(':')));
    });
  return /^(data-[\w-]+|aria-[\w-]+)$/.test(key) || ((painted.has(key) || placed.has(key)) && isPlain(value));
}

const isReference = (key: string): boolean => key === 'href' || key === 'xlink:href';

/** Calls known functions only, an address only within the drawing. */
const isPlain = (value: string): boolean =>
  !/[\\@{}<]|&(?!(amp|lt|gt|quot|apos);)/.test(value) &&
  callsOf(value.replace(ownReference, '')).every((name) => functions.has(name));

/** Names before brackets; a long name is cut to its end, which matches no allowed one. */
const callsOf = (value: string): string[] =>
  [...value.matchAll(/\(/g)].map(
    ({ index }) => /([\w-]*)\s*$/.exec(value.slice(Math.max(0, index - 20), index))?.[1] ?? '',
  );

/** No element is drawn more often than `mostElements` allow, and none draws itself. */
function isCheap([root, ...others]: Element[]): boolean {
  const named = new Map([root, ...others].flatMap((one) => (one?.id ? [[one.id, one] as const] : [])));
  const sizes = new Map<Element, number>();
  const sizeOf = (element: Element): number => {
    const known = sizes.get(element);
    if (known !== undefined) return known;
    // Infinite while being counted: an element that reaches itself is recursive.
    sizes.set(element, Number.POSITIVE_INFINITY);
    const parts = [...element.children, ...element.uses.flatMap((to) => named.get(to) ?? [])];
    const size = parts.reduce((sum, part) => sum + sizeOf(part), 1);
    sizes.set(element, size);
    return size;
  };
  return root !== undefined && sizeOf(root) <= mostElements;
}

const words = (list: string): Set<string> => new Set(list.trim().split(/\s+/));
const elements =
  words(`svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient
  stop clipPath text tspan title desc`);
/** Also allowed in a style. */
const painted =
  words(`fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule
  stop-color stop-opacity font-family font-size font-weight font-style font-stretch font-variant text-anchor
  dominant-baseline alignment-baseline letter-spacing word-spacing text-decoration paint-order vector-effect
  shape-rendering text-rendering color-interpolation white-space line-height isolation mix-blend-mode -inkscape-stroke
  -inkscape-font-specification`);
const placed =
  words(`id class version baseProfile viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points
  dx dy rotate textLength lengthAdjust transform gradientTransform gradientUnits spreadMethod offset clipPathUnits
  preserveAspectRatio pathLength role lang xml:lang xml:space enable-background`);
const functions = words(
  'rgb rgba hsl hsla matrix translate translateX translateY scale scaleX scaleY rotate skewX skewY new',
);
const ownReference = /url\(\s*['"]?#([\w.-]+)['"]?\s*\)/g;
const head =
  /^\s*<\?xml\s+version\s*=\s*["']1\.[01]["'](\s+encoding\s*=\s*["']utf-8["'])?(\s+standalone\s*=\s*["'](yes|no)["'])?\s*\?>/i;
const comment = /<!--(?:(?!--)[\s\S])*-->/g;
const attribute = /\s+(?<key>[\w:.-]+)\s*=\s*(?:"(?<double>[^"<]*)"|'(?<single>[^'<]*)')/g;
/** A comment, an end tag, a start tag, or text with XML's own entities. */
const token =
  /<!--(?:(?!--)[\s\S])*-->|<\/(?<close>[\w:.-]+)\s*>|<(?<name>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/)?>|(?:[^<&]|&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)+/gi;
