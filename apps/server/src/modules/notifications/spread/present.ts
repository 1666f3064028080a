import { isKind, kindNames, rulesOf, type NotificationKind } from '@enlace/contract/notifications/kinds.ts'
import type {
  NotificationChoices,
  NotificationItem,
  NotificationWays,
} from '@enlace/contract/notifications/schemas.ts'
import { kindTexts } from '@enlace/contract/notifications/texts.ts'
import { notificationWords, type Facts } from '@enlace/contract/notifications/words.ts'

/** A notification as stored. */
export interface KeptNotification {
  place: string
  kind: string
  subject: unknown
  happened_at: string
  read_at: string | null
  is_own: boolean
  sucursal: string | null
}

/** Presents a notification; undefined for a kind unknown to this build. */
export function itemOf({
  place,
  kind,
  subject,
  happened_at,
  read_at,
  is_own,
  sucursal,
}: KeptNotification): NotificationItem[] {
  if (!isKind(kind)) return []
  const facts = factsOf(subject)
  return [
    {
      place: Number(place),
      kind,
      ...notificationWords(kind, facts),
      path: pathOf(facts),
      open: kindTexts[kind].open,
      sucursal,
      at: happened_at,
      isRead: read_at !== null,
      isOwn: is_own,
    },
  ]
}

/** Returns the text fields of a subject. */
export function factsOf(subject: unknown): Facts {
  if (typeof subject !== 'object' || subject === null) return {}
  return Object.fromEntries(
    Object.entries(subject).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )
}

/** Returns the link of a notification, which is always a path of the portal. */
export function pathOf(facts: Facts): `/${string}` {
  const path = facts['path'] ?? ''
  return /^\/[\w\-./?=&%:]*$/.test(path) && !path.startsWith('//') ? `/${path.slice(1)}` : '/notifications'
}

/** Returns the words that are kinds, in the order of the kinds. */
export function kindsIn(words: readonly string[]): NotificationKind[] {
  return kindNames.filter((kind) => words.includes(kind))
}

/** Returns the channels of a kind: the user's choices, the defaults, and those that are always on. */
export function waysOf(
  kind: NotificationKind,
  chosen: Partial<Record<keyof NotificationWays, boolean | null>>,
): NotificationWays {
  const { defaults, isFixed = false } = rulesOf(kind)
  return {
    portal: isFixed || (chosen.portal ?? defaults.portal),
    correo: isFixed || (chosen.correo ?? defaults.correo),
    web_push: chosen.web_push ?? defaults.web_push,
  }
}

/** Returns a user's choices for every kind available to them. */
export function choicesOf(
  chosen: readonly (NotificationWays & { kind: string })[],
  isOffered: (kind: NotificationKind) => boolean,
): NotificationChoices['kinds'] {
  return kindNames.filter(isOffered).map((kind) => ({
    kind,
    ...waysOf(kind, chosen.find((choice) => choice.kind === kind) ?? {}),
    isFixed: rulesOf(kind).isFixed === true,
  }))
}
