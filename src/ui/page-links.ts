/** Five page numbers around the current one (SPEC A5), fewer where there are fewer pages or less room. */
export function pageLinks(page: number, pages: number, most = 5): number[] {
  const length = Math.min(most, pages);
  const first = Math.min(Math.max(1, page - Math.floor(most / 2)), pages - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
