import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import { getReceivedPayment } from '@enlace/contract/payments/desk/calls.ts'
import type { ReceivedPaymentDetail } from '@enlace/contract/payments/desk/schemas.ts'
import { receivedPaymentsTexts, receivedPaymentTexts as texts } from '@enlace/contract/payments/desk/texts.ts'
import { refundTexts } from '@enlace/contract/payments/desk/refund-texts.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { useFresh } from '../../../core/live/use-fresh.ts'
import { paths } from '../../../core/paths.ts'
import { usePresence } from '../../../core/presence/use-presence.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { ReceivedPaymentView } from './detail-view.tsx'
import { actsOf, receivedPaymentQuery } from './queries.ts'

/** `/pagos-recibidos/{id}`: one online payment. */
export const receivedPaymentRoute = screenRoute({
  path: paths.receivedPayment.pattern,
  title: ({ data }: { params: { id: string }; data: ReceivedPaymentDetail | undefined }) =>
    data ? fill(texts.title, { numero: data.numero }) : receivedPaymentsTexts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => receivedPaymentQuery(id),
  Screen: ({ data }) => <ReceivedPayment key={data.id} payment={data} />,
  Pending: () => <ScreenSkeleton title={receivedPaymentsTexts.title} />,
})

function ReceivedPayment({ payment }: { payment: ReceivedPaymentDetail }) {
  const { id, moneda } = payment
  const client = useQueryClient()
  const mayWrite = useMayWrite('online-payments')
  const { busy, run } = useAct()
  const others = usePresence({ kind: 'online-payment', id })
  useFresh({ kind: 'online-payment', id }, getReceivedPayment)
  const acts = actsOf(id)
  const take = (answer: ReceivedPaymentDetail) =>
    client.setQueryData(receivedPaymentQuery(id).queryKey, answer)
  return (
    <ReceivedPaymentView
      {...{ payment, others, mayWrite }}
      isAsking={busy === 'ask'}
      list={paths.receivedPayments()}
      onAsk={() =>
        void run('ask', async () => {
          const { resultado, pago } = await acts.ask()
          take(pago)
          toast({ kind: resultado === 'al_dia' ? 'success' : 'warning', message: texts.asked[resultado] })
        })
      }
      onRefund={async (refund) => {
        take(await acts.note(refund))
        toast({
          kind: 'success',
          message: fill(refundTexts.saved, { valor: formatMoney(refund.valor, moneda) }),
        })
      }}
      onWithdraw={async (refund, withdrawal) => {
        take(await acts.withdraw(refund, withdrawal))
        toast({ kind: 'success', message: refundTexts.takenBack })
      }}
    />
  )
}
