import { fill } from '@enlace/contract/core/fill.ts'
import {
  decideDeskProposal,
  downloadProposalFile,
  getDeskProposal,
} from '@enlace/contract/purchase-order/proposals/calls.ts'
import type { DeskProposalDetail } from '@enlace/contract/purchase-order/proposals/schemas.ts'
import {
  proposalsDeskTexts,
  proposalTexts as texts,
} from '@enlace/contract/purchase-order/proposals/texts.ts'
import { download } from '@enlace/web/http/download.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { actQuery, useActReview } from '../../core/acts/use-act-review.ts'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { send } from '../../core/session/client.ts'
import { useTypedOver } from '../../core/forms/use-typed-over.ts'
import { DecisionForm } from './decision-form.tsx'
import { ProposalView } from './detail-view.tsx'
import { emptyDecision, isTypedDecision, readDecision, type TypedDecision } from './typed-decision.ts'

/** `/novedades/{id}`: what a supplier proposes for lines of an order. */
export const proposalRoute = screenRoute({
  path: paths.proposal.pattern,
  title: ({ data }: { params: { id: string }; data: DeskProposalDetail | undefined }) =>
    data ? fill(texts.title, { orden: data.orden }) : proposalsDeskTexts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => actQuery(getDeskProposal, id),
  Screen: ({ data }) => <Proposal key={data.id} proposal={data} />,
  Pending: () => <ScreenSkeleton title={proposalsDeskTexts.title} />,
})

function Proposal({ proposal }: { proposal: DeskProposalDetail }) {
  const { id } = proposal
  const { sending, decide, ...review } = useActReview<DeskProposalDetail>({
    kind: 'proposal',
    act: proposal,
    call: getDeskProposal,
    sent: texts.sent,
  })
  const kept = { typed: emptyDecision(proposal), version: id }
  const over = useTypedOver<TypedDecision>(`proposal:${id}`, kept, isTypedDecision)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const handleSend = async () => {
    const read = readDecision(proposal, over.typed)
    setFaults('faults' in read ? read.faults : {})
    if ('faults' in read) return
    const { decision } = read
    const isTaken = await decide(() => send(decideDeskProposal, { params: { id }, body: decision }))
    if (isTaken) over.discard()
  }
  return (
    <ProposalView
      proposal={proposal}
      {...review}
      listHref={paths.proposals()}
      onDownload={(file) => void download(downloadProposalFile, { params: { id: file } })}
      form={
        <DecisionForm
          {...{ proposal, faults }}
          typed={over.typed}
          isSending={sending.isSending}
          problem={sending.problem?.message}
          onChange={over.change}
          onSend={() => void handleSend()}
        />
      }
    />
  )
}
