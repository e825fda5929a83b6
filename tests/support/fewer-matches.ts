import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';

type Rule = { selectorText?: string };
type Options = { elements: readonly { element: Element }[]; cssRules: readonly Rule[] };
type Parse = (options: Options) => void;

/** Emotion's rules begin with a class of their own: `.css-1abc-Button`. */
const ownClass = /^\.(css-[\w-]+)/;

/** Test files share modules. */
let isDone = false;

/**
 * Asks an element's styles only of the rules that can be its own: happy-dom matches every rule with every ancestor,
 * a fifth of the time of tests with screens.
 */
export function matchFewerRules(): void {
  if (isDone) return;
  isDone = true;
  const prototype = CSSComputedStyle.prototype as unknown as { parseCSSRules: Parse };
  const parse = prototype.parseCSSRules;
  prototype.parseCSSRules = function (this: unknown, options) {
    const classes = new Set(options.elements.flatMap(({ element }) => element.className?.split?.(' ') ?? []));
    const cssRules = options.cssRules.filter(({ selectorText }) => {
      const own = selectorText?.includes(',') ? undefined : ownClass.exec(selectorText ?? '')?.[1];
      return !own || classes.has(own);
    });
    parse.call(this, { ...options, cssRules });
  };
}
