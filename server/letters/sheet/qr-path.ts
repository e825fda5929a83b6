/** An SVG path over the dark squares of a code of `size` squares a row: one part for each run of them. */
export function qrPath(dark: ArrayLike<unknown>, size: number): string {
  let path = '';
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      let run = 0;
      while (x + run < size && dark[y * size + x + run]) run += 1;
      if (run > 0) path += `M${x} ${y}h${run}v1h-${run}z`;
      x += run;
    }
  return path;
}
