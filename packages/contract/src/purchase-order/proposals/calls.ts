import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { DocumentId } from '../../core/values.ts'
import {
  DeskProposalDetail,
  DeskProposalRows,
  DeskProposals,
  DeskProposalsQuery,
  DeskProposalsSliceQuery,
  ProposalDecision,
} from './schemas.ts'

const access = { actor: 'staff', area: 'documents' } as const
const params = z.object({ id: DocumentId })

export const listDeskProposals = defineCall({
  purpose: 'Proposals of suppliers for order lines, those that wait for a decision first.',
  method: 'GET',
  path: '/staff/proposals',
  access,
  query: DeskProposalsQuery,
  answer: DeskProposals,
})

export const listDeskProposalRows = defineCall({
  purpose: 'Proposals for order lines of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/proposals/rows',
  access,
  query: DeskProposalsSliceQuery,
  answer: DeskProposalRows,
  isQuiet: true,
})

export const getDeskProposal = defineCall({
  purpose: 'One proposal with the order, what came with it, and what was decided.',
  method: 'GET',
  path: '/staff/proposals/:id',
  access,
  params,
  answer: DeskProposalDetail,
})

export const decideDeskProposal = defineCall({
  purpose: 'Decides on each line of a proposal, once; the supplier is notified and mailed.',
  method: 'POST',
  path: '/staff/proposals/:id/decision',
  access,
  params,
  body: ProposalDecision,
  answer: DeskProposalDetail,
})

export const downloadProposalFile = defineCall({
  purpose: 'One file that came with a proposal for order lines.',
  method: 'GET',
  path: '/staff/proposal-files/:id',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})
