import { isKind, kindNames, rulesOf, type NotificationKind } from '@enlace/contract/notifications/kinds.ts'
import type {
  NotificationChoices,
  NotificationItem,
  NotificationWays,
} from '@enlace/contract/notifications/schemas.ts'
import { kindTexts } from '@enlace/contract/notifications/texts.ts'
import { notificationWords, type Facts } from '@enlace/contract/notifications/words.ts'

/** A notification as it is kept. */
export interface KeptNotification {
  place: string
  kind: string
  subject: unknown
  happened_at: string
  read_at: string | null
  is_own: boolean
  sucursal: string | null
}

/** A notification in words; none for a kind that this build does not know. */
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

/** The facts of a subject: those of its fields that are text. */
export function factsOf(subject: unknown): Facts {
  if (typeof subject !== 'object' || subject === null) return {}
  return Object.fromEntries(
    Object.entries(subject).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )
}

/** Where it leads to: a place of the portal and nowhere else. */
export function pathOf(facts: Facts): `/${string}` {
  const path = facts['path'] ?? ''
  return /^\/[\w\-./?=&%:]*$/.test(path) && !path.startsWith('//') ? `/${path.slice(1)}` : '/notifications'
}

/** Those of the words that are kinds, in the kinds' order. */
export function kindsIn(words: readonly string[]): NotificationKind[] {
  return kindNames.filter((kind) => words.includes(kind))
}

/** The ways by which a person is notified of a kind: what it chose, what comes by itself, and what cannot be switched off. */
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

/** The choices of a person for every kind that it can be told of. */
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
