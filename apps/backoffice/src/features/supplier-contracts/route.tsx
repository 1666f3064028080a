import { listDeskPolicies } from '@enlace/contract/supplier-contracts/desk/calls'
import type { DeskPolicy } from '@enlace/contract/supplier-contracts/desk/schemas'
import { contractsDeskTexts as texts } from '@enlace/contract/supplier-contracts/desk/texts'
import { deskRoute } from '../../core/desk/desk-route.tsx'
import { paths } from '../../core/paths.ts'
import { policyColumns } from './columns.tsx'
import { policiesQuery, policySlice } from './queries.ts'

/** `/contratos/polizas`: the policies that suppliers sent in for their contracts. */
export const contractsDeskRoute = deskRoute<DeskPolicy>({
  path: paths.contractPolicies,
  list: 'staff-contract-policies',
  texts,
  query: policiesQuery,
  sliceOf: policySlice,
  columns: policyColumns,
  states: 'poliza_enviada',
  fresh: { kind: 'contract-policy', call: listDeskPolicies },
  hrefOf: (id) => paths.contractPolicy({ id }),
})
