import * as z from 'zod/mini'
import { kindNames } from './kinds.ts'

/** The number of a notification among a person's own: later ones have higher ones. */
export const Place = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))

/** What a person was notified of, in words. */
export const NotificationItem = z.object({
  place: Place,
  kind: z.enum(kindNames),
  title: z.string(),
  sentence: z.string(),
  /** The place of the portal that it leads to, and what that link is called. */
  path: z.string(),
  open: z.string(),
  /** The branch that it is about; none is the whole supplier. */
  sucursal: z.nullable(z.string()),
  at: z.string(),
  isRead: z.boolean(),
  /** The person caused it by itself. */
  isOwn: z.boolean(),
})
export type NotificationItem = z.infer<typeof NotificationItem>

/** Which notifications are asked for: those below a number, unread ones only, of one kind. */
export const NotificationQuery = z.object({
  before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))),
  unread: z.optional(z.literal('1')),
  kind: z.optional(z.enum(kindNames)),
  size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20),
})

/** A page of them, newest first, and how many there are in all. */
export const NotificationPage = z.object({
  items: z.array(NotificationItem),
  /** Whether there are older ones. */
  hasMore: z.boolean(),
  unread: z.int(),
  total: z.int(),
  /** The kinds of which there are any. */
  kinds: z.array(z.enum(kindNames)),
})
export type NotificationPage = z.infer<typeof NotificationPage>

/** What is new since a number, and how many are unread; a line of the stream. */
export const News = z.object({
  items: z.array(NotificationItem),
  unread: z.int(),
  last: Place,
})
export type News = z.infer<typeof News>

/** Which notifications are marked: some, all up to a number, or those that lead to a place that was opened. */
export const NotificationMarks = z.union([
  z.object({ places: z.array(Place).check(z.minLength(1), z.maxLength(200)), isRead: z.boolean() }),
  z.object({ through: Place }),
  z.object({ path: z.string().check(z.maxLength(300)) }),
])

const Ways = { portal: z.boolean(), correo: z.boolean(), web_push: z.boolean() }

/** By which ways a person is notified of a kind. */
export const NotificationWays = z.object(Ways)
export type NotificationWays = z.infer<typeof NotificationWays>

/** One mail a day instead of single ones, and what a locked screen may say. */
export const NotificationBox = z.object({ isDaily: z.boolean(), tellsOnLockScreen: z.boolean() })
export type NotificationBox = z.infer<typeof NotificationBox>

/** How a person is notified of things for one supplier. */
export const NotificationChoices = z.object({
  email: z.string(),
  box: NotificationBox,
  /** The hour of Bogotá at which the mail of the day goes. */
  dailyHour: z.int(),
  kinds: z.array(z.object({ kind: z.enum(kindNames), ...Ways, isFixed: z.boolean() })),
  push: z.object({
    /** With which the installation's notices are signed. */
    publicKey: z.string(),
    devices: z.array(z.object({ id: z.string(), device: z.string(), at: z.string() })),
  }),
})
export type NotificationChoices = z.infer<typeof NotificationChoices>

const key = (pattern: RegExp) => z.string().check(z.regex(pattern))

/** A browser that may show notices, as its push service knows it. */
export const PushBrowser = z.object({
  endpoint: z.string().check(z.maxLength(2000)),
  p256dh: key(/^[\w-]{80,100}=*$/),
  auth: key(/^[\w-]{20,40}=*$/),
})
