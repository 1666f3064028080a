import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { kindNames } from './kinds.ts'
import {
  News,
  NotificationBox,
  NotificationChoices,
  NotificationMarks,
  NotificationPage,
  NotificationQuery,
  NotificationWays,
  PushBrowser,
} from './schemas.ts'

const access = placeAccess.notifications
const done = z.object({ unread: z.int() })

export const listNotifications = defineCall({
  purpose: 'What the signed-in person was told of, newest first, of the selected account.',
  method: 'GET',
  path: '/notifications',
  access,
  query: NotificationQuery,
  answer: NotificationPage,
})

/**
 * The notifications after a given number. Requested as `application/x-ndjson`, the response stays open and sends a line
 * per event.
 */
export const followNotifications = defineCall({
  purpose: 'What is new since a number; as application/x-ndjson a stream with a line for each piece of news.',
  method: 'GET',
  path: '/notifications/news',
  access,
  query: z.object({ after: z.optional(z.coerce.number().check(z.int(), z.minimum(0))) }),
  answer: News,
  delivers: 'stream',
  isQuiet: true,
  isBackground: true,
})

export const markNotifications = defineCall({
  purpose: 'Marks notifications as read or unread.',
  method: 'PUT',
  path: '/notifications/read',
  access,
  isForReaders: true,
  body: NotificationMarks,
  answer: done,
  isQuiet: true,
})

/** The user's notification settings for this supplier. */
export const getNotificationChoices = defineCall({
  purpose: 'By which ways the person is told of each kind (screens 2.14, Notificaciones).',
  method: 'GET',
  path: '/notifications/choices',
  access,
  answer: NotificationChoices,
})

export const chooseNotificationWays = defineCall({
  purpose: 'Chooses by which ways the person is told of a kind (screens 2.14, Notificaciones).',
  method: 'PUT',
  path: '/notifications/choices/:notification',
  access,
  isForReaders: true,
  params: z.object({ notification: z.enum(kindNames) }),
  body: NotificationWays,
  answer: NotificationWays,
})

export const chooseNotificationBox = defineCall({
  purpose: 'Chooses one mail a day instead of single ones, and what a locked screen may say.',
  method: 'PUT',
  path: '/notifications/choices',
  access,
  isForReaders: true,
  body: NotificationBox,
  answer: NotificationBox,
})

export const keepPushBrowser = defineCall({
  purpose: 'Lets a browser of the person show notices (Web Push).',
  method: 'PUT',
  path: '/notifications/push',
  access,
  isForReaders: true,
  body: PushBrowser,
  answer: z.object({ isKept: z.boolean() }),
  isQuiet: true,
})

/** Ends push notifications in a browser, by its id or its address. */
export const removePushBrowser = defineCall({
  purpose: 'Ends the notices of one of the person’s browsers.',
  method: 'POST',
  path: '/notifications/push/removal',
  access,
  isForReaders: true,
  body: z.union([z.object({ id: z.uuid() }), z.object({ endpoint: z.string().check(z.maxLength(2000)) })]),
  answer: z.object({ isRemoved: z.boolean() }),
  isQuiet: true,
})
