import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import type { PaymentSettings } from '@enlace/contract/payments/settings/schemas.ts'
import { paymentSettingsTexts as texts } from '@enlace/contract/payments/settings/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayRead, useMayWrite } from '../../core/session/staff-session.ts'
import { askGateway, keepConcept, keepKeys, keepRecipients, paymentSettingsQuery, turn } from './queries.ts'
import { PaymentSettingsView } from './view.tsx'

/** `/pagos-en-linea`: the gateway, whether payments are on, and the concepts. */
export const paymentSettingsRoute = screenRoute({
  path: paths.paymentSettings.pattern,
  title: texts.title,
  query: paymentSettingsQuery,
  Screen: ({ data }) => <PaymentSettingsScreen settings={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function PaymentSettingsScreen({ settings }: { settings: PaymentSettings }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('settings')
  const { busy, run } = useAct()
  const [responds, setResponds] = useState<boolean>()
  const take = (answer: PaymentSettings) => client.setQueryData(paymentSettingsQuery().queryKey, answer)
  return (
    <PaymentSettingsView
      {...{ settings, mayWrite, busy, responds }}
      received={useMayRead('online-payments') ? paths.receivedPayments() : undefined}
      onTurn={(isOn) =>
        void run('turn', async () => void take(await turn(isOn)), isOn ? texts.turnedOn : texts.turnedOff)
      }
      onTest={() => {
        setResponds(undefined)
        void run('test', async () => setResponds((await askGateway()).responde))
      }}
      onKeys={async (keys) => {
        take(await keepKeys(keys))
        setResponds(undefined)
        toast({ kind: 'success', message: texts.saved })
      }}
      onConcept={async (concept, id) => {
        take(await keepConcept(concept, id))
        toast({ kind: 'success', message: fill(texts.conceptSaved, { nombre: concept.nombre }) })
      }}
      onRecipients={async (correos) => {
        take(await keepRecipients(correos))
        toast({ kind: 'success', message: texts.recipientsSaved })
      }}
    />
  )
}
