import type { FastifyInstance } from 'fastify'
import {
  chooseNotificationBox,
  chooseNotificationWays,
  followNotifications,
  getNotificationChoices,
  keepPushBrowser,
  listNotifications,
  markNotifications,
  removePushBrowser,
} from '@enlace/contract/notifications/calls.ts'
import { rulesOf, type NotificationKind } from '@enlace/contract/notifications/kinds.ts'
import { pushTexts } from '@enlace/contract/notifications/push-texts.ts'
import type { NotificationChoices } from '@enlace/contract/notifications/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serveStream } from '../../core/http/serve/serve-stream.ts'
import { serve } from '../../core/http/serve/serve.ts'
import * as commands from './commands.ts'
import { followNews } from './follow.ts'
import { NotificationHub } from './hub.ts'
import { choicesOf, waysOf } from './spread/present.ts'
import { arePushKeys, isPushEndpoint, pushKeysOf } from './spread/push.ts'
import { countUnread, findChoices, findNotifications } from './queries.ts'

/** A user's notifications, their channels, and the live stream. */
export function notificationRoutes(app: FastifyInstance): void {
  const { db, settings, keys } = app.service
  const hub = new NotificationHub(db)
  app.addHook('onClose', () => hub.stop())

  serve(app, listNotifications, ({ scope, query }) => findNotifications(db, scope, query))

  serveStream(app, followNotifications, ({ scope, query }, signal) =>
    followNews({ db, scope, hub, after: query.after }, signal),
  )

  serve(app, markNotifications, async ({ scope, body }) => {
    if ('through' in body) await commands.markThrough(db, scope, body.through)
    else if ('path' in body) await db.read(scope, [commands.markAt(body.path)])
    else await commands.markPlaces(db, scope, body.places, body.isRead)
    return { unread: await countUnread(db, scope) }
  })

  serve(app, getNotificationChoices, ({ scope }) => choices(db, scope, pushKeysOf(keys).publicKey))

  serve(app, chooseNotificationWays, async ({ scope, params, body }) => {
    const kept = waysOf(params.notification, body)
    await commands.chooseWays(db, scope, params.notification, kept)
    return kept
  })

  serve(app, chooseNotificationBox, async ({ scope, body }) => {
    await commands.chooseBox(db, scope, body)
    return body
  })

  serve(app, keepPushBrowser, async ({ scope, body }) => {
    if (!isPushEndpoint(body.endpoint, settings.pushHosts)) throw new Problem('push-service-unknown')
    if (!arePushKeys(body)) throw new Problem('invalid-fields', {}, { p256dh: pushTexts.keysWrong })
    await commands.keepPushBrowser(db, scope, body)
    return { isKept: true }
  })

  serve(app, removePushBrowser, async ({ scope, body }) => ({
    isRemoved: await commands.removePushBrowser(db, scope, body),
  }))
}

async function choices(db: Database, scope: Scope, publicKey: string): Promise<NotificationChoices> {
  const { chosen, devices, isMaster, modules, ...kept } = await findChoices(db, scope)
  const isOffered = (kind: NotificationKind) => {
    const { module, isForMasters = false } = rulesOf(kind)
    return (isMaster || !isForMasters) && (module === undefined || modules.includes(module))
  }
  return { ...kept, kinds: choicesOf(chosen, isOffered), push: { publicKey, devices } }
}
