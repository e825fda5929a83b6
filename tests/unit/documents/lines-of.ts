import { extractTextItems } from 'unpdf';

/** Each line of each page: where it begins, how far from the top, in millimetres, and its words from left to right. */
export async function linesOf(pdf: Uint8Array, height = 841.89): Promise<string> {
  const { items } = await extractTextItems(new Uint8Array(pdf));
  return items
    .map((page, at) => {
      const lines = Map.groupBy(
        page.filter(({ str }) => str.trim()),
        ({ y }) => Math.round(y),
      );
      const ordered = [...lines].sort(([one], [other]) => other - one);
      const said = ordered.map(([y, parts]) => {
        const sorted = parts.toSorted((one, other) => one.x - other.x);
        return `${mm(sorted[0]?.x ?? 0)} ${mm(height - y)}  ${sorted.map(({ str }) => str.trim()).join(' ')}`;
      });
      return [`Halaman ${at + 1}`, ...said].join('\n');
    })
    .join('\n\n')
    .replaceAll('\u00a0', '~')
    .concat('\n');
}

const mm = (points: number): string => String(Math.round((points / 72) * 25.4)).padStart(3);
