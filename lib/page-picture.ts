const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/**
 * A drawn page as a picture of its own.
 * @param page its size in points and its drawing
 * @param shared what stands at the beginning of each page
 */
export function pagePicture(
  { width, height, svg }: { width: number; height: number; svg: string },
  shared: string,
): Blob {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return new Blob([`<svg ${names} ${size}>`, shared, svg, '</svg>'], { type: 'image/svg+xml' });
}
