import { fill } from '@enlace/contract/core/fill.ts'
import { getBankReview } from '@enlace/contract/bank-accounts/desk/calls.ts'
import type { BankReview } from '@enlace/contract/bank-accounts/desk/schemas.ts'
import { bankDeskTexts as texts } from '@enlace/contract/bank-accounts/desk/texts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useFresh } from '../../core/live/use-fresh.ts'
import { paths } from '../../core/paths.ts'
import { usePresence } from '../../core/presence/use-presence.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { BankReviewView } from './detail-view.tsx'
import {
  askCode,
  bankReviewQuery,
  certificateAddress,
  downloadCertificate,
  readNumber,
  sendApproval,
  sendRejection,
} from './queries.ts'

/** `/cuentas-bancarias/{id}`: one change of account. */
export const bankChangeRoute = screenRoute({
  path: paths.bankChange.pattern,
  title: ({ data }: { params: { id: string }; data: BankReview | undefined }) =>
    data ? `${data.numero} · ${texts.title}` : texts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => bankReviewQuery(id),
  Screen: ({ data }) => <BankReviewScreen key={data.id} review={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function BankReviewScreen({ review }: { review: BankReview }) {
  const { id } = review
  const mayWrite = useMayWrite('bank-accounts')
  // Kept by this screen alone, and gone with it.
  const [number, setNumber] = useState<string>()
  const others = usePresence({ kind: 'bank-change', id })
  useFresh({ kind: 'bank-change', id }, getBankReview)
  const { busy, run, take } = useAct(bankReviewQuery(id).queryKey)
  return (
    <BankReviewView
      {...{ review, others, mayWrite, number }}
      listHref={paths.bankChanges()}
      isSendingCode={busy === 'code'}
      isReadingNumber={busy === 'number'}
      onReadNumber={() => void run('number', async () => setNumber((await readNumber(id)).numero))}
      certificate={{
        addressOf: certificateAddress,
        onDownload: (change) => void downloadCertificate(change),
      }}
      onAskCode={() =>
        void run('code', async () => {
          const { correo } = await askCode(id)
          toast({ kind: 'success', message: fill(texts.codeSent, { correo }) })
        })
      }
      onApprove={(code, how) => take(sendApproval(id, code, how).then((answer) => answer.review))}
      onReject={(code, why) => take(sendRejection(id, code, why).then((answer) => answer.review))}
    />
  )
}
