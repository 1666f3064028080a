import { createHash } from 'node:crypto'
import * as z from 'zod'
import { isKind } from '@enlace/contract/notifications/kinds.ts'
import { pushTexts } from '@enlace/contract/notifications/push-texts.ts'
import { notificationWords } from '@enlace/contract/notifications/words.ts'
import type { Job, JobService, Task } from '../../../core/jobs/task.ts'
import { factsOf, pathOf } from './present.ts'
import { arePushKeys, isPushEndpoint, pushKeysOf, sendPush, type PushPayload } from './push.ts'
import { dropPushBrowser, findPushNotice, type PushNotice } from './spread-commands.ts'

/** The task name of one push message to one browser. */
export const pushTask = 'push-notification'

const Payload = z.object({ membership: z.uuid(), place: z.int(), browser: z.uuid() })

/** Sends a push message to a browser if it is still wanted. A repetition replaces the first one, by topic and tag. */
export const pushNotification: Task = {
  name: pushTask,
  async run({ payload, scope }: Job, { db, keys, settings }: JobService) {
    const wanted = Payload.parse(payload)
    const notice = await db.transaction(scope, (tx) => findPushNotice(tx, wanted))
    if (notice === undefined) return
    const tag = createHash('sha256')
      .update(`${wanted.membership} ${wanted.place}`)
      .digest('base64url')
      .slice(0, 32)
    // Subscriptions stored before this validation existed may be unusable; they are not retried.
    const canBeSent = isPushEndpoint(notice.endpoint, settings.pushHosts) && arePushKeys(notice)
    const outcome = canBeSent
      ? await sendPush(notice, payloadOf(notice, tag), {
          keys: pushKeysOf(keys),
          contact: contactOf(settings),
          topic: tag,
          ownHosts: settings.pushHosts,
          proxy: settings.proxy,
        })
      : 'gone'
    if (outcome === 'later') throw new Error('The push service asks to come again')
    if (outcome !== 'taken') await db.transaction(scope, (tx) => dropPushBrowser(tx, wanted.browser))
  },
}

/**
 * Returns the content of a message: generic by default, since lock screens are visible to others, or full if the user
 * chose so.
 */
function payloadOf({ kind, subject, tells, company }: PushNotice, tag: string): PushPayload {
  const facts = factsOf(subject)
  const path = pathOf(facts)
  if (!tells || !isKind(kind))
    return { title: company, body: pushTexts.discreet, path: '/notifications', tag }
  const { title, sentence } = notificationWords(kind, facts)
  return { title: `${title} · ${company}`, body: sentence, path, tag }
}

/** Returns the operator's contact address for push services. */
function contactOf({ mailFrom, publicUrl }: JobService['settings']): string {
  const address = mailFrom?.match(/[^<>\s]+@[^<>\s]+/)?.[0]
  return address === undefined ? publicUrl.replace(/^http:/, 'https:') : `mailto:${address}`
}
