/** An element with its class and properties, for what is no part of index.html. */
export const part = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  more: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), { className, ...more });
