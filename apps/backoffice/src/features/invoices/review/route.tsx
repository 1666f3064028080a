import { useQuery, useQueryClient } from '@tanstack/react-query'
import { billTexts } from '@enlace/contract/connections/bills/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { getInvoiceReview, listDeskInvoices } from '@enlace/contract/invoices/desk/calls.ts'
import type { InvoiceReview } from '@enlace/contract/invoices/desk/schemas.ts'
import { invoicesDeskListTexts } from '@enlace/contract/invoices/desk/screen-texts.ts'
import { invoiceTitle } from '@enlace/contract/invoices/screen-texts.ts'
import { assigneeTexts } from '@enlace/contract/staff/sign-in/assignee-texts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useFresh } from '../../../core/live/use-fresh.ts'
import { paths } from '../../../core/paths.ts'
import { usePresence } from '../../../core/presence/use-presence.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayRead, useMayWrite } from '../../../core/session/staff-session.ts'
import {
  actsOf,
  downloadFile,
  fileAddress,
  invoicesKey,
  queueQuery,
  recordIssued,
  retryDraft,
  reviewQuery,
} from '../queries.ts'
import { neighboursOf } from './queue.ts'
import { QuestionsPanel } from './questions-panel.tsx'
import { Radian } from '../radian/radian-route.tsx'
import { InvoiceReviewView } from './view.tsx'

/** `/facturas-radicadas/{id}`: one invoice that a supplier handed in. */
export const invoiceReviewRoute = screenRoute({
  path: paths.submittedInvoice.pattern,
  title: ({ data }: { params: { id: string }; data: InvoiceReview | undefined }) =>
    data ? `${invoiceTitle(data)} · ${data.radicado}` : invoicesDeskListTexts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => reviewQuery(id),
  Screen: ({ data }) => <Review key={data.id} review={data} />,
  Pending: () => <ScreenSkeleton title={invoicesDeskListTexts.title} />,
})

function Review({ review }: { review: InvoiceReview }) {
  const { id, version } = review
  const client = useQueryClient()
  const write = useMayWrite('invoices')
  const openErp = useMayRead('third-parties')
  const readsQuestions = useMayRead('questions')
  const others = usePresence({ kind: 'submitted-invoice', id })
  useFresh({ kind: 'submitted-invoice' }, getInvoiceReview, listDeskInvoices)
  const { busy, run, take } = useAct<InvoiceReview>(reviewQuery(id).queryKey)
  const { data } = useQuery(queueQuery())
  // What followed while it waited: the way on once it is decided.
  const [decided, setDecided] = useState<{ after: string | undefined }>()
  const queue = data && neighboursOf(data.rows, id, decided?.after)
  const acts = actsOf(id)
  const decide = async (work: Promise<InvoiceReview>) => {
    await take(work)
    setDecided({ after: queue?.after?.id })
    await client.invalidateQueries({ queryKey: invoicesKey() })
  }
  return (
    <InvoiceReviewView
      {...{ review, others, queue }}
      may={{ write, openErp }}
      radian={<Radian id={id} mayWrite={write} />}
      threads={readsQuestions && <QuestionsPanel id={id} />}
      isBusy={busy !== undefined}
      isDecidedNow={decided !== undefined}
      papers={{ addressOf: fileAddress, onDownload: (file) => void downloadFile(file) }}
      onAccept={() => decide(acts.accept(version))}
      onReturn={(motivo, detalle) => decide(acts.giveBack({ version, motivo, detalle }))}
      onRetryDraft={() => {
        const renew = () => client.invalidateQueries({ queryKey: reviewQuery(id).queryKey })
        void run('retry', () => retryDraft(id).finally(renew), billTexts.retried)
      }}
      onRecord={(said, files) => take(recordIssued(id, said, files))}
      onAssign={(member) => {
        const nombre = review.responsables.find((one) => one.id === member)?.nombre
        const done = nombre ? fill(assigneeTexts.assigned, { nombre }) : assigneeTexts.released
        void run('assign', () => take(acts.assign(version, member)), done)
      }}
    />
  )
}
