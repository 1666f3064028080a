import * as z from 'zod/mini'
import { kindNames } from './kinds.ts'

/** The sequence number of a notification among the user's own, ascending. */
export const Place = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))

/** A notification in words. */
export const NotificationItem = z.object({
  place: Place,
  kind: z.enum(kindNames),
  title: z.string(),
  sentence: z.string(),
  /** The page of the portal that it links to, and the text of the link. */
  path: z.string(),
  open: z.string(),
  /** The branch concerned; null for the whole supplier. */
  sucursal: z.nullable(z.string()),
  at: z.string(),
  isRead: z.boolean(),
  /** Caused by the user itself. */
  isOwn: z.boolean(),
})
export type NotificationItem = z.infer<typeof NotificationItem>

/** The filter of notifications: below a number, unread ones only, of one kind. */
export const NotificationQuery = z.object({
  before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
  unread: z.optional(z.literal('1')),
  kind: z.optional(z.enum(kindNames)),
  size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
})

/** A page of notifications, newest first, with the total. */
export const NotificationPage = z.object({
  items: z.array(NotificationItem),
  /** Whether there are older ones. */
  hasMore: z.boolean(),
  unread: z.int(),
  total: z.int(),
  /** The kinds with at least one. */
  kinds: z.array(z.enum(kindNames)),
})
export type NotificationPage = z.infer<typeof NotificationPage>

/** The notifications after a number, and the count of unread ones; a line of the stream. */
export const News = z.object({
  items: z.array(NotificationItem),
  unread: z.int(),
  last: Place,
})
export type News = z.infer<typeof News>

/** The notifications to mark: some, all up to a number, or those that link to an opened page. */
export const NotificationMarks = z.union([
  z.object({ places: z.array(Place).check(z.minLength(1), z.maxLength(200)), isRead: z.boolean() }),
  z.object({ through: Place }),
  z.object({ path: z.string().check(z.maxLength(300)) }),
])

const Ways = { portal: z.boolean(), correo: z.boolean(), web_push: z.boolean() }

/** The user's channels for a kind. */
export const NotificationWays = z.object(Ways)
export type NotificationWays = z.infer<typeof NotificationWays>

/** A single mail per day, and whether a locked screen may show details. */
export const NotificationBox = z.object({ isDaily: z.boolean(), tellsOnLockScreen: z.boolean() })
export type NotificationBox = z.infer<typeof NotificationBox>

/** The user's notification settings for one supplier. */
export const NotificationChoices = z.object({
  email: z.string(),
  box: NotificationBox,
  /** The hour in Bogotá of the daily mail. */
  dailyHour: z.int(),
  kinds: z.array(z.object({ kind: z.enum(kindNames), ...Ways, isFixed: z.boolean() })),
  push: z.object({
    /** The key that verifies the installation's push messages. */
    publicKey: z.string(),
    devices: z.array(z.object({ id: z.string(), device: z.string(), at: z.string() })),
  }),
})
export type NotificationChoices = z.infer<typeof NotificationChoices>

const key = (pattern: RegExp) => z.string().check(z.regex(pattern))

/** A browser registered for push messages, by its push service's data. */
export const PushBrowser = z.object({
  endpoint: z.string().check(z.maxLength(2000)),
  p256dh: key(/^[\w-]{80,100}=*$/),
  auth: key(/^[\w-]{20,40}=*$/),
})
