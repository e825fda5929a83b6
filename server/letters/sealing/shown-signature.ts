import type { PDF, PdfDict, PdfObject, PdfRef } from '@libpdf/core';
import type { ShownSignature, SignaturePlace } from '../../pdf-sealer.ts';

/**
 * Finds where the paper keeps room for a signature: its links to the check page that end in the signature's number.
 * @param order among the file's signatures, the sender's being the first
 * @returns undefined for papers that keep none
 */
export async function placeOf(
  bytes: Uint8Array,
  verifyCode: string,
  order: number,
): Promise<SignaturePlace | undefined> {
  const { PDF } = await import('@libpdf/core');
  const pdf = await PDF.load(bytes);
  const resolve = pdf.getObject.bind(pdf);
  for (const [page, { dict }] of pdf.getPages().entries()) {
    const rects = itemsOf(dict.getArray('Annots', resolve), (one, at) => one.at(at, resolve))
      .filter((one): one is PdfDict => one.type === 'dict')
      .filter((one) => addressOf(one, resolve)?.endsWith(`/${verifyCode}#${order}`))
      .map((one) => {
        const rect = one.getArray('Rect', resolve);
        return itemsOf(rect, (numbers, at) => numbers.at(at)).map((number) =>
          number.type === 'number' ? number.value : 0,
        );
      });
    if (rects.length > 0) return placed(rects, page, order);
  }
  return undefined;
}

const itemsOf = <List extends { length: number }, One>(
  list: List | undefined,
  itemAt: (list: List, at: number) => One | undefined,
): One[] =>
  list === undefined
    ? []
    : Array.from({ length: list.length }, (_, at) => itemAt(list, at)).filter((one) => one !== undefined);

const addressOf = (annotation: PdfDict, resolve: Parameters<PdfDict['getDict']>[1]): string | undefined =>
  annotation.getDict('A', resolve)?.getString('URI', resolve)?.asString();

/** In a PDF y grows upwards, in the typesetter's pages downwards. */
function placed(rects: number[][], page: number, order: number): SignaturePlace {
  const boxes = rects
    .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => ({
      left: Math.min(x1, x2),
      right: Math.max(x1, x2),
      bottom: Math.min(y1, y2),
      top: Math.max(y1, y2),
    }))
    .toSorted((one, other) => other.top - one.top);
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.max(...boxes.map((box) => box.top));
  const bottom = Math.min(...boxes.map((box) => box.bottom));
  const parts = boxes.map((box) => ({
    x: box.left - left,
    y: top - box.top,
    width: box.right - box.left,
    height: box.top - box.bottom,
  }));
  return { order, page, x: left, y: bottom, width: right - left, height: top - bottom, parts };
}

/**
 * Draws the signature at its place and lists its annotation on the page.
 * @returns what makes an annotation show it
 */
async function drawn(
  pdf: PDF,
  own: PdfRef,
  { place, look }: ShownSignature,
): Promise<[name: string, value: PdfObject][]> {
  const { PDF, PdfArray, PdfDict, PdfNumber } = await import('@libpdf/core');
  const page = pdf.getPage(place.page);
  if (!page) throw new Error('The page of a signature is gone');
  const { ref } = await pdf.embedPage(await PDF.load(look), 0);
  const known = page.dict.getArray('Annots', pdf.getObject.bind(pdf));
  if (known) known.push(own);
  else page.dict.set('Annots', PdfArray.of(own));
  const { x, y, width, height } = place;
  return [
    ['Rect', PdfArray.of(...[x, y, x + width, y + height].map(PdfNumber.of))],
    ['P', page.ref],
    ['AP', PdfDict.of({ N: ref })],
  ];
}

/** Shows the signature by its own field. The library makes fields invisible as it signs; this one is not. */
export async function showInField(pdf: PDF, name: string, shown: ShownSignature): Promise<void> {
  const { PdfString } = await import('@libpdf/core');
  const field = pdf.getOrCreateForm().createSignatureField(name);
  const ref = field.getRef();
  if (!ref) throw new Error('A new field has no reference');
  const dict = field.getDict();
  dict.set('TU', PdfString.fromString(shown.words));
  const entries = await drawn(pdf, ref, shown);
  const save = pdf.save.bind(pdf);
  pdf.save = (options) => {
    pdf.save = save;
    for (const [key, value] of entries) dict.set(key, value);
    return save(options);
  };
}

/** Shows it by a stamp beneath the signature that a provider adds, whose field is not ours. */
export async function withStamp(bytes: Uint8Array, shown: ShownSignature): Promise<Uint8Array> {
  const { PDF, PdfDict, PdfName, PdfNumber, PdfString } = await import('@libpdf/core');
  const pdf = await PDF.load(bytes);
  const stamp = PdfDict.of({
    Type: PdfName.of('Annot'),
    Subtype: PdfName.of('Stamp'),
    // Printed; neither moved nor changed.
    F: PdfNumber.of(4 + 64 + 128),
    Contents: PdfString.fromString(shown.words),
  });
  for (const [key, value] of await drawn(pdf, pdf.register(stamp), shown)) stamp.set(key, value);
  return pdf.save({ incremental: true });
}
