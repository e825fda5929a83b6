/** Where a square looks at a picture: how much nearer than whole, and how far its middle is from the picture's, in pictures. */
export type View = { zoom: number; x: number; y: number };

export const wholeView: View = { zoom: 1, x: 0, y: 0 };
export const mostZoom = 4;

type Size = { width: number; height: number };

/** The square of the picture that a view shows, in the picture's own pixels; never beyond its edges. */
export function squareOf({ width, height }: Size, { zoom, x, y }: View) {
  const side = Math.min(width, height) / zoom;
  const within = (middle: number, length: number) => Math.min(Math.max(middle - side / 2, 0), length - side);
  return {
    left: within(width / 2 + x * width, width),
    top: within(height / 2 + y * height, height),
    side,
  };
}

/** The view after the square moved by so many parts of itself; what would lead beyond the edge stops there. */
export function moved(size: Size, view: View, right: number, down: number): View {
  const { left, top, side } = squareOf(size, view);
  const clamp = (value: number, length: number) => Math.min(Math.max(value, 0), length - side);
  return {
    ...view,
    x: (clamp(left + right * side, size.width) + side / 2) / size.width - 0.5,
    y: (clamp(top + down * side, size.height) + side / 2) / size.height - 0.5,
  };
}

/** The view nearer or farther, about the same middle as far as the edges let it. */
export const zoomed = (size: Size, view: View, zoom: number): View =>
  moved(size, { ...view, zoom: Math.min(Math.max(zoom, 1), mostZoom) }, 0, 0);
