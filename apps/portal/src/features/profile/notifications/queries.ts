import {
  chooseNotificationBox,
  chooseNotificationWays,
  getNotificationChoices,
  removePushBrowser,
} from '@enlace/contract/notifications/calls.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Channel, NotificationKind } from '@enlace/contract/notifications/kinds.ts'
import type { NotificationBox, NotificationChoices } from '@enlace/contract/notifications/schemas.ts'
import { kindTexts } from '@enlace/contract/notifications/texts.ts'
import { choicesTexts as texts } from '@enlace/contract/notifications/choices-texts.ts'
import { getNotifications, setNotification } from '@enlace/contract/profile/calls.ts'
import type { MailKind } from '@enlace/contract/profile/schemas.ts'
import { notificationTexts } from '@enlace/contract/profile/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../../core/http/client.ts'
import { useAct } from '@enlace/web/http/use-act.ts'

/** By which ways the person is told of things. */
export const choicesQuery = () => ({ ...callQuery(getNotificationChoices), staleTime: 0 })

/** The mails that no notification stands beside. */
export const otherMailsQuery = () => ({ ...callQuery(getNotifications), staleTime: 0 })

/** Switches ways, the mail of the day and the locked screen, and ends the notices of another device. */
export function useChoiceActions(choices: NotificationChoices) {
  const client = useQueryClient()
  const { busy, run } = useAct()
  const keep = (changes: Partial<NotificationChoices>) =>
    client.setQueryData(choicesQuery().queryKey, (now) => (now ? { ...now, ...changes } : now))
  const tell = (message: string) => toast({ kind: 'success', message })
  return {
    busy,
    chooseWay: (kind: NotificationKind, way: Channel, isOn: boolean) =>
      void run(`${kind} ${way}`, async () => {
        const row = choices.kinds.find((one) => one.kind === kind)
        if (!row) return
        const { portal, correo, web_push } = row
        const body = { portal, correo, web_push }
        body[way] = isOn
        const kept = await send(chooseNotificationWays, { params: { notification: kind }, body })
        keep({ kinds: choices.kinds.map((one) => (one.kind === kind ? { ...one, ...kept } : one)) })
        tell(fill(texts.saved, { label: kindTexts[kind].label }))
      }),
    chooseBox: (change: Partial<NotificationBox>) =>
      void run(change.isDaily === undefined ? 'lock-screen' : 'daily', async () => {
        const box = await send(chooseNotificationBox, { body: { ...choices.box, ...change } })
        keep({ box })
        tell(wordsOf(change, box))
      }),
    removeDevice: (id: string) =>
      void run(id, async () => {
        await send(removePushBrowser, { body: { id } })
        await client.invalidateQueries({ queryKey: choicesQuery().queryKey })
        tell(texts.push.off)
      }),
  }
}

function wordsOf({ isDaily }: Partial<NotificationBox>, box: NotificationBox): string {
  if (isDaily !== undefined) return isDaily ? texts.daily.on : texts.daily.off
  return box.tellsOnLockScreen ? texts.push.lockScreenOn : texts.push.lockScreenOff
}

/** Switches kinds of mail on and off. */
export function useOtherMailActions() {
  const client = useQueryClient()
  const { busy, run } = useAct()
  return {
    busy,
    choose: (mail: MailKind, isOn: boolean) =>
      void run(mail, async () => {
        const now = await send(setNotification, { params: { mail }, body: { isOn } })
        client.setQueryData(otherMailsQuery().queryKey, now)
        const { label } = notificationTexts.kinds[mail]
        toast({
          kind: 'success',
          message: fill(isOn ? notificationTexts.on : notificationTexts.off, { label }),
        })
      }),
  }
}
