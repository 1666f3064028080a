import { useQuery, useQueryClient } from '@tanstack/react-query'
import { secretOverlapHours, type WebhookDetail } from '@enlace/contract/webhooks/schemas.ts'
import { webhookFormTexts, webhooksTexts, webhookTexts as texts } from '@enlace/contract/webhooks/texts.ts'
import { webhookDeliveryStates } from '@enlace/domain/webhook.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { goTo } from '@enlace/web/place.ts'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { paths } from '../../core/paths.ts'
import { RotateDialog } from '../../core/secrets/rotate-dialog.tsx'
import { ToldDialog } from '@enlace/web/secrets/told-dialog.tsx'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { type DeliverySearch, isOn } from './actions.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { type AskedOfWebhook, nameOf, WebhookView } from './detail-view.tsx'
import { FormDialog } from './form-dialog.tsx'
import { acts, deliveryQuery, webhookKey, webhookQuery, webhooksQuery } from './queries.ts'
import { RemoveDialog } from './remove-dialog.tsx'

/** `/webhooks/{id}`: one address with what was and is to be delivered to it. */
export const webhookRoute = screenRoute({
  path: paths.webhook.pattern,
  title: ({ data }: { params: { id: string }; data: WebhookDetail | undefined }) =>
    data ? `${nameOf(data.webhook)} · ${webhooksTexts.title}` : webhooksTexts.title,
  params: z.object({ id: z.uuid() }),
  search: ({ estado, page }): DeliverySearch => ({
    page: Math.min(10_000, Math.max(1, Math.trunc(Number(page)) || 1)),
    estado: webhookDeliveryStates.find((state) => state === estado),
  }),
  query: ({ id }, search) => webhookQuery(id, search),
  Screen: ({ data, search, changeSearch }) => (
    <WebhookScreen found={data} search={search} onSearch={changeSearch} />
  ),
  Pending: () => <ScreenSkeleton title={webhooksTexts.title} />,
})

type WebhookScreenProps = { found: WebhookDetail; search: DeliverySearch; onSearch: ChangeSearch }

type Asked = AskedOfWebhook | { told: string } | { seen: string }

function WebhookScreen({ found, search, onSearch }: WebhookScreenProps) {
  const { webhook } = found
  const { id } = webhook
  const client = useQueryClient()
  const mayWrite = useMayWrite('operation')
  const [asked, setAsked] = useState<Asked>()
  const { busy, run } = useAct()
  const renew = () =>
    Promise.all(
      [webhookKey(), webhooksQuery().queryKey].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
  return (
    <>
      <WebhookView
        {...{ found, search, mayWrite, onSearch }}
        // Asked again every few seconds while something is about to go out: rows are not dimmed for that.
        isLoading={false}
        links={{
          list: paths.webhooks(),
          page: (page) => paths.webhook({ id }, { estado: search.estado, page: page > 1 ? page : undefined }),
        }}
        deliveryActs={{
          busy,
          isOn: isOn(webhook),
          onSee: (delivery) => setAsked({ seen: delivery.id }),
          onResend: mayWrite
            ? (delivery) =>
                void run(delivery.id, () => acts.resend(webhook, delivery.id).finally(renew), texts.resent)
            : undefined,
        }}
        onAsk={setAsked}
        onTest={() => void run('test', () => acts.test(webhook).finally(renew), texts.tested)}
      />
      <Dialogs {...{ found, asked, renew }} onAsk={setAsked} />
    </>
  )
}

type DialogsProps = {
  found: WebhookDetail
  asked: Asked | undefined
  renew: () => Promise<unknown>
  onAsk: (asked: Asked | undefined) => void
}

function Dialogs({ found: { webhook }, asked, renew, onAsk }: DialogsProps) {
  const close = () => onAsk(undefined)
  if (asked === undefined) return null
  if (asked === 'edit')
    return (
      <FormDialog
        webhook={webhook}
        onSend={async (wanted) => {
          await acts.change(webhook, wanted).finally(renew)
          toast({ kind: 'success', message: webhookFormTexts.saved })
          close()
        }}
        onClose={close}
      />
    )
  if (asked === 'rotate')
    return (
      <RotateDialog
        title={webhookFormTexts.rotateTitle}
        texts={webhookFormTexts}
        overlaps={secretOverlapHours.map((hours) => [hours, webhookFormTexts.overlaps[hours]] as const)}
        onRotate={async (hours) => {
          const { secreto } = await acts.rotate(webhook, hours).finally(renew)
          onAsk({ told: secreto })
        }}
        onClose={close}
      />
    )
  if (asked === 'remove')
    return (
      <RemoveDialog
        onRemove={async () => {
          await acts.remove(webhook)
          goTo(paths.webhooks(), { replaces: true })
        }}
        onClose={close}
      />
    )
  if ('told' in asked) return <ToldDialog texts={webhookFormTexts} secret={asked.told} onClose={close} />
  return <Seen id={webhook.id} delivery={asked.seen} onClose={close} />
}

/** One delivery, as soon as it was asked for. */
function Seen({ id, delivery, onClose }: { id: string; delivery: string; onClose: () => void }) {
  const { data } = useQuery(deliveryQuery(id, delivery))
  return data ? <DeliveryDialog delivery={data} onClose={onClose} /> : null
}
