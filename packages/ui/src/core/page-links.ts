/** Page links at most (spec 9, Pagination). */
export const MAX_PAGE_LINKS = 7

/**
 * The pages to offer around the present one: all when they fit, else the first, the last and the neighbours; `gap`
 * stands for those left out and counts as a link.
 */
export function pageLinks(
  page: number,
  pageCount: number,
  max = MAX_PAGE_LINKS,
): readonly (number | 'gap')[] {
  if (pageCount <= max) return range(1, pageCount)
  const edge = max - 2
  if (page < edge) return [...range(1, edge), 'gap', pageCount]
  if (page > pageCount - edge + 1) return [1, 'gap', ...range(pageCount - edge + 1, pageCount)]
  const side = Math.floor((max - 5) / 2)
  return [1, 'gap', ...range(page - side, page + side), 'gap', pageCount]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step)
}
