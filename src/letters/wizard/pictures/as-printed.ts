import { textPictureLimits } from '../../../../domain/letters/text-pictures.ts';

/** As wide as the paper's text, photographs at 250 dpi, drawings at 380: more is not seen in print. */
const mostSide = { 'image/jpeg': 1600, 'image/png': 2400 };

/**
 * A photograph in the size that paper shows, upright and without the place where it was taken. What is small already
 * or cannot be drawn here stays as it is: the server looks at it.
 */
export async function asPrinted(file: File): Promise<File> {
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const extension = type === 'image/png' ? 'png' : 'jpg';
  const name = /\.(?:png|jpe?g)$/i.test(file.name) ? file.name : `gambar.${extension}`;
  const drawn = await createImageBitmap(file).catch(() => null);
  if (!drawn) return new File([file], name, { type });
  try {
    const scale = Math.min(1, mostSide[type] / Math.max(drawn.width, drawn.height));
    const isSmall = scale === 1 && file.size < textPictureLimits.bytes;
    if (isSmall && type === 'image/png') return new File([file], name, { type });
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(drawn.width * scale);
    canvas.height = Math.round(drawn.height * scale);
    canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
    return blob ? new File([blob], name, { type }) : new File([file], name, { type });
  } finally {
    drawn.close();
  }
}
