const kept = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'font-family', 'font-size', 'font-weight'];

/** The drawing as a file of its own: the page's colours and fonts go into it, its links do not. */
export function svgFile(drawn: SVGSVGElement): Blob {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const ground = document.createElementNS(copy.namespaceURI, 'rect') as SVGRectElement;
  const originals = [...drawn.querySelectorAll<SVGElement>('*')];
  [...copy.querySelectorAll<SVGElement>('*')].forEach((element, at) => {
    const look = originals[at] && getComputedStyle(originals[at]);
    for (const name of look ? kept : []) element.setAttribute(name, look?.getPropertyValue(name) ?? '');
  });
  // Where the page's font is missing, another is fitted into its room.
  const texts = drawn.querySelectorAll('text');
  copy.querySelectorAll('text').forEach((text, at) => {
    text.setAttribute('textLength', String(texts[at]?.getComputedTextLength() ?? 0));
    text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  });
  for (const link of copy.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', getComputedStyle(drawn).backgroundColor);
  copy.prepend(ground);
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}
