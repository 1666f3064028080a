import { readBoot } from '../company/boot.ts'
import { recentItem, forgetRecent } from '../session/kept-names.ts'
import { session } from '../session/session.ts'

/** A place that was gone to from the search. */
export type RecentPlace = { href: string; label: string; icon: string }

const most = 6

/** The places that the person went to last from the search, in this tab and with this company and branch. */
export function readRecent(): readonly RecentPlace[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(recentItem) ?? 'null')
    if (!isKept(kept) || kept.of !== owner()) {
      forgetRecent()
      return []
    }
    return kept.places
  } catch {
    return []
  }
}

/** Puts a place at the head of them. */
export function keepRecent(place: RecentPlace): void {
  const others = readRecent().filter(({ href }) => href !== place.href)
  try {
    sessionStorage.setItem(
      recentItem,
      JSON.stringify({ of: owner(), places: [place, ...others].slice(0, most) }),
    )
  } catch {
    // A browser that keeps nothing has no recent places.
  }
}

/** Whose they are: another person, company or branch sees none of them. */
function owner(): string {
  const current = session.read()
  return JSON.stringify([current?.person.userId, readBoot().company.id, current?.thirdId])
}

function isKept(kept: unknown): kept is { of: string; places: RecentPlace[] } {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'of' in kept &&
    'places' in kept &&
    Array.isArray(kept.places) &&
    kept.places.every(isPlace)
  )
}

function isPlace(place: unknown): place is RecentPlace {
  return (
    typeof place === 'object' &&
    place !== null &&
    ['href', 'label', 'icon'].every((name) => typeof new Map(Object.entries(place)).get(name) === 'string')
  )
}
