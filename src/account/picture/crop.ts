/** Square crop of a picture: zoom 1 shows the whole; x and y offset its centre, as fractions of the picture. */
export type View = { zoom: number; x: number; y: number };

export const wholeView: View = { zoom: 1, x: 0, y: 0 };
export const mostZoom = 4;

type Size = { width: number; height: number };

/** Square of the picture that a view shows, in picture pixels; clamped to its edges. */
export function squareOf({ width, height }: Size, { zoom, x, y }: View) {
  const side = Math.min(width, height) / zoom;
  const within = (middle: number, length: number) => Math.min(Math.max(middle - side / 2, 0), length - side);
  return {
    left: within(width / 2 + x * width, width),
    top: within(height / 2 + y * height, height),
    side,
  };
}

/** Moves the view by fractions of its own side; clamps at the edges. */
export function moved(size: Size, view: View, right: number, down: number): View {
  const { left, top, side } = squareOf(size, view);
  const clamp = (value: number, length: number) => Math.min(Math.max(value, 0), length - side);
  return {
    ...view,
    x: (clamp(left + right * side, size.width) + side / 2) / size.width - 0.5,
    y: (clamp(top + down * side, size.height) + side / 2) / size.height - 0.5,
  };
}

/** Zooms the view about its centre, as far as the edges allow. */
export const zoomed = (size: Size, view: View, zoom: number): View =>
  moved(size, { ...view, zoom: Math.min(Math.max(zoom, 1), mostZoom) }, 0, 0);
