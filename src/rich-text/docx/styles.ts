import { attributeOf, childOf, childrenOf, wordOf } from './xml.ts';

/** A paragraph's or run's own properties, then those of its style and of what that is based on. */
export type Properties = readonly (Element | undefined)[];

export type Styles = {
  /** @param pPr the paragraph's own properties */
  ofParagraph: (pPr: Element | undefined) => { pPr: Properties; rPr: Properties; level: number | null };
  /** @param rPr the run's own properties */
  ofRun: (rPr: Element | undefined) => Properties;
};

export function stylesOf(part: Document | undefined): Styles {
  const all = childrenOf(part?.documentElement, 'style');
  const byId = new Map(all.map((style) => [attributeOf(style, 'styleId') ?? '', style]));
  const usual = all.find(
    (style) => attributeOf(style, 'type') === 'paragraph' && attributeOf(style, 'default') === '1',
  );
  const chain = (id: string | undefined): Element[] => {
    const found: Element[] = [];
    for (let style = id === undefined ? undefined : byId.get(id); style; ) {
      if (found.includes(style)) break;
      found.push(style);
      style = byId.get(wordOf(style, 'basedOn') ?? '');
    }
    return found;
  };
  return {
    ofParagraph: (pPr) => {
      const id = wordOf(pPr, 'pStyle');
      const found = id === undefined ? (usual ? [usual] : []) : chain(id);
      return {
        pPr: [pPr, ...found.map((style) => childOf(style, 'pPr'))],
        rPr: found.map((style) => childOf(style, 'rPr')),
        level: levelOf(pPr, found),
      };
    },
    ofRun: (rPr) => [rPr, ...chain(wordOf(rPr, 'rStyle')).map((style) => childOf(style, 'rPr'))],
  };
}

/** The level of a heading, from 0 on; null for other paragraphs. */
function levelOf(pPr: Element | undefined, styles: readonly Element[]): number | null {
  for (const style of styles) {
    const [, level] =
      /^(?:heading|judul|título|überschrift)\s*(\d)$/i.exec(wordOf(style, 'name') ?? '') ?? [];
    if (level) return Number(level) - 1;
    if (/^title$/i.test(wordOf(style, 'name') ?? '')) return 0;
  }
  const said = [pPr, ...styles.map((style) => childOf(style, 'pPr'))]
    .map((one) => wordOf(one, 'outlineLvl'))
    .find((level) => level !== undefined);
  return said !== undefined && Number(said) < 9 ? Number(said) : null;
}

/** What the nearest of the properties says. */
export function nearest<T>(properties: Properties, ask: (one: Element) => T | undefined): T | undefined {
  for (const one of properties) {
    const said = one && ask(one);
    if (said !== undefined) return said;
  }
  return undefined;
}
