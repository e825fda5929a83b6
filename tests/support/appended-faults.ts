import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';

/**
 * Breaches of PDF/A-2 in what is appended to a typeset file, by ISO 19005-2: annotations (6.3.2, 6.3.3), forms
 * (6.4.1), fonts (6.2.11.4), transparency (6.2.10) and actions (6.5) of what they show.
 */
export async function appendedFaults(pdf: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const faults = new Set<string>();
  const { context, catalog } = document;
  const look = (object: PDFObject | undefined) => (object ? context.lookup(object) : undefined);
  const hasIntent = catalog.has(PDFName.of('OutputIntents'));
  const form = look(catalog.get(PDFName.of('AcroForm')));
  if (form instanceof PDFDict && String(look(form.get(PDFName.of('NeedAppearances')))) === 'true')
    faults.add('the form asks readers to draw it');

  const seen = new Set<PDFObject>();
  const walk = (object: PDFObject | undefined): void => {
    const one = look(object);
    if (!one || seen.has(one)) return;
    seen.add(one);
    const dict = one instanceof PDFRawStream ? one.dict : one;
    if (one instanceof PDFArray) for (const item of one.asArray()) walk(item);
    if (!(dict instanceof PDFDict)) return;
    const name = (key: string) => String(look(dict.get(PDFName.of(key))) ?? '');
    if (name('Type') === '/Font' && name('Subtype') !== '/Type0' && name('Subtype') !== '/Type3') {
      const descriptor = look(dict.get(PDFName.of('FontDescriptor')));
      const isEmbedded =
        descriptor instanceof PDFDict &&
        ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(PDFName.of(key)));
      if (!isEmbedded) faults.add(`font ${name('BaseFont')} is not embedded`);
    }
    if (name('S') === '/Transparency' && !dict.has(PDFName.of('CS')) && !hasIntent)
      faults.add('transparency without a colour space');
    if (one instanceof PDFRawStream && /LZW/.test(name('Filter'))) faults.add('LZW');
    for (const [key, value] of dict.entries()) if (!['/Parent', '/P'].includes(String(key))) walk(value);
  };
  for (const page of document.getPages())
    for (const ref of page.node.Annots()?.asArray() ?? []) {
      const annotation = look(ref);
      if (!(annotation instanceof PDFDict)) continue;
      const kind = String(look(annotation.get(PDFName.of('Subtype'))));
      const flags = look(annotation.get(PDFName.of('F')));
      const set = flags instanceof PDFNumber ? flags.asNumber() : 0;
      if ((set & 4) === 0) faults.add(`${kind} is not printed`);
      if ((set & (1 | 2 | 32 | 256)) !== 0) faults.add(`${kind} is hidden`);
      if (annotation.has(PDFName.of('AA')) || (kind === '/Widget' && annotation.has(PDFName.of('A'))))
        faults.add(`${kind} acts`);
      const appearance = look(annotation.get(PDFName.of('AP')));
      const rect = look(annotation.get(PDFName.of('Rect')));
      const [x1, y1, x2, y2] = rect instanceof PDFArray ? rect.asArray().map(Number) : [];
      const isSeen = kind !== '/Link' && !(x1 === x2 && y1 === y2);
      if (isSeen && !(appearance instanceof PDFDict && appearance.keys().map(String).join() === '/N'))
        faults.add(`${kind} has not one appearance`);
      walk(appearance);
    }
  return [...faults];
}
