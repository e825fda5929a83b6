/** Five page numbers around the current one (SPEC A5), fewer where pages or room are fewer. */
export function pageLinks(page: number, pages: number, most = 5): number[] {
  const length = Math.min(most, pages);
  const first = Math.min(Math.max(1, page - Math.floor(most / 2)), pages - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
