import type { ContentKind, DeskItem } from '@enlace/contract/content/pages/schemas.ts'
import { knownAdPages, knownItems, nameOf } from './names.ts'

/** A page or a place, written or not yet. */
export type NamedItem = {
  kind: 'page' | 'place'
  item: string
  title: string
  hint: string
  desk: DeskItem | undefined
}

/** The pages or places of the company: those that the portal asks for, then what else there is. */
export function namedItems(kind: 'page' | 'place', items: readonly DeskItem[]): NamedItem[] {
  const own = items.filter((one) => one.kind === kind && !isLegal(one))
  const others = own.map(({ item }) => item).filter((item) => !knownItems[kind].includes(item))
  return [...knownItems[kind], ...others].map((item) => ({
    kind,
    item,
    ...nameOf(kind, item),
    desk: own.find((one) => one.item === item),
  }))
}

/** The advertisements of a page, by its three positions. */
export type AdPage = { code: string; positions: { position: string; items: DeskItem[] }[] }

/** Every page that advertisements stand on, with what stands and what waits in each of its positions. */
export function adPagesOf(items: readonly DeskItem[]): AdPage[] {
  const all = items.filter(({ kind }) => kind === 'advertisement')
  const others = all.flatMap(({ place }) => (place ? [place.page_code] : []))
  const codes = [...knownAdPages, ...[...new Set(others)].filter((code) => !knownAdPages.includes(code))]
  return codes.map((code) => ({
    code,
    positions: ['1', '2', '3'].map((position) => ({
      position,
      items: all
        .filter(({ place }) => place?.page_code === code && place.position === position)
        .toSorted((one, other) => (one.place?.starts_at ?? '').localeCompare(other.place?.starts_at ?? '')),
    })),
  }))
}

/** What is to be said of the state of something. */
export type DeskState = 'never' | 'shown' | 'planned' | 'ended'

/** Whether suppliers see it now, will, or did. */
export function stateOf(item: DeskItem | undefined, now: number): DeskState {
  if (!item?.shown) return 'never'
  const { starts_at = null, ends_at = null } = item.place ?? {}
  if (starts_at !== null && Date.parse(starts_at) > now) return 'planned'
  if (ends_at !== null && Date.parse(ends_at) <= now) return 'ended'
  return Date.parse(item.shown.at) > now ? 'planned' : 'shown'
}

/** Pages whose versions suppliers accept are written elsewhere. */
const isLegal = ({ kind, item }: { kind: ContentKind; item: string }) =>
  kind === 'page' && ['terminos', 'privacidad'].includes(item)
