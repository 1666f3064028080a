import { fill } from '@enlace/contract/core/fill'
import { getDeskProposal } from '@enlace/contract/purchase-order/proposals/calls'
import type { DeskProposalDetail } from '@enlace/contract/purchase-order/proposals/schemas'
import { proposalsDeskTexts, proposalTexts as texts } from '@enlace/contract/purchase-order/proposals/texts'
import { staffRight } from '@enlace/domain/staff-roles'
import { toast } from '@enlace/ui/core/toasts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useFresh } from '../../core/live/use-fresh.ts'
import { paths } from '../../core/paths.ts'
import { usePresence } from '../../core/presence/use-presence.ts'
import { ScreenSkeleton } from '../../core/screen-skeleton.tsx'
import { useMayWrite, useStaff } from '../../core/staff-session.ts'
import { useTypedOver } from '../../core/use-typed-over.ts'
import { DecisionForm } from './decision-form.tsx'
import { ProposalView } from './detail-view.tsx'
import { decide, downloadFile, proposalQuery } from './queries.ts'
import { emptyDecision, isTypedDecision, readDecision, type TypedDecision } from './typed-decision.ts'

/** `/novedades/{id}`: what a supplier proposes for lines of an order. */
export const proposalRoute = screenRoute({
  path: paths.proposal.pattern,
  title: ({ data }: { params: { id: string }; data: DeskProposalDetail | undefined }) =>
    data ? fill(texts.title, { orden: data.orden }) : proposalsDeskTexts.title,
  params: z.object({ id: z.uuid() }),
  query: ({ id }) => proposalQuery(id),
  Screen: ({ data }) => <Proposal key={data.id} proposal={data} />,
  Pending: () => <ScreenSkeleton title={proposalsDeskTexts.title} />,
})

function Proposal({ proposal }: { proposal: DeskProposalDetail }) {
  const { id, question_id: thread } = proposal
  const mayWrite = useMayWrite('documents')
  const mayRead = staffRight(useStaff().rol, 'questions') !== undefined
  const sending = useSending()
  const { take } = useAct<DeskProposalDetail>(proposalQuery(id).queryKey)
  const kept = { typed: emptyDecision(proposal), version: id }
  const over = useTypedOver<TypedDecision>(`proposal:${id}`, kept, isTypedDecision)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const others = usePresence({ kind: 'proposal', id })
  useFresh({ kind: 'proposal', id }, getDeskProposal)
  const handleSend = async () => {
    const read = readDecision(proposal, over.typed)
    setFaults('faults' in read ? read.faults : {})
    if ('faults' in read) return
    const isTaken = await sending.run(async () => {
      await take(decide(id, read.decision))
      toast({ kind: 'success', message: texts.sent })
    })
    if (isTaken) over.discard()
  }
  return (
    <ProposalView
      {...{ proposal, others, mayWrite }}
      links={{
        list: paths.proposals(),
        thread: mayRead && thread !== null ? paths.question({ id: thread }) : undefined,
      }}
      onDownload={(file) => void downloadFile(file)}
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
