/** Normalises a text for search: without accents, capitals or double spaces; `Peñón  S.A.` is `penon s.a.`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Page links that a list shows at once (specification 9). */
export const maxPageLinks = 7

/**
 * Returns the page numbers of a list's links, at most `max`, with `gap` for omitted ones: `1 gap 8 9 10 11 12 gap 20`.
 * The first and last page are always included if at least three links fit.
 */
export function pageLinks(current: number, total: number, max = maxPageLinks): (number | 'gap')[] {
  if (total < 1 || max < 1) return []
  const here = Math.min(Math.max(1, current), total)
  if (total <= max) return range(1, total)
  if (max < 3) return range(Math.min(here, total - max + 1), Math.min(here + max - 1, total))

  const inner = max - 2
  const start = Math.min(Math.max(2, here - Math.floor(inner / 2)), total - inner)
  const end = start + inner - 1
  const before = start > 2 ? (['gap'] as const) : []
  const after = end < total - 1 ? (['gap'] as const) : []
  return [1, ...before, ...range(start, end), ...after, total]
}

/**
 * Escapes a text for a CSV cell, so that spreadsheets do not run it as a formula: an apostrophe is put before it. Plain
 * numbers, also negative ones, stay numbers.
 */
export function neutraliseFormula(text: string): string {
  if (/^[-+]?\d[\d.,]*$/.test(text)) return text
  return /^(?:[\t\r\n]|\s*[=+\-@|＝＋－＠])/.test(text) ? `'${text}` : text
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place)
}
