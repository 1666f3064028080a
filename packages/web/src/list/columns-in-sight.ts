import type { ChosenColumns } from './use-columns.ts'

/** The columns that are in the table now: of a list's own, some give way where there is little room. */
export function columnsInSight({ shown, chosen }: ChosenColumns<never, never>): string[] {
  if (chosen !== null) return shown.map(({ id }) => id)
  const heads = [...document.querySelectorAll<HTMLElement>('th[data-column]')]
  const drawn = heads.filter((head) => head.offsetWidth > 0).map((head) => head.dataset['column'])
  const ids = shown.map(({ id }) => id)
  return drawn.length === 0 ? ids : ids.filter((id) => drawn.includes(id))
}
