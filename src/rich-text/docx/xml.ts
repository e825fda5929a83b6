// Parts of a Word document by their names without prefix, which programs choose differently.

export const childrenOf = (parent: Element | undefined, name: string): Element[] =>
  [...(parent?.children ?? [])].filter(({ localName }) => localName === name);

export const childOf = (parent: Element | undefined, name: string): Element | undefined =>
  childrenOf(parent, name)[0];

/** However deep. */
export const within = (parent: Element, name: string): Element[] =>
  [...parent.getElementsByTagName('*')].filter(({ localName }) => localName === name);

export const attributeOf = (element: Element | undefined, name: string): string | undefined =>
  [...(element?.attributes ?? [])].find((one) => one.name.replace(/^.*:/, '') === name)?.value;

/** `<w:jc w:val="center"/>` says "center". */
export const wordOf = (parent: Element | undefined, name: string): string | undefined =>
  attributeOf(childOf(parent, name), 'val');

/** Whether a switch such as `<w:b/>` is on; undefined where nothing is said. */
export function switchOf(parent: Element | undefined, name: string): boolean | undefined {
  const element = childOf(parent, name);
  return element && !['0', 'false', 'off', 'none'].includes(attributeOf(element, 'val') ?? '');
}
