import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill'
import type { BankApprovers } from '@enlace/contract/features/bank-desk/schemas'
import { bankDeskTexts as texts } from '@enlace/contract/features/bank-desk/texts'
import { useDeed } from '@enlace/web/http/use-deed.ts'
import { useMayWrite } from '../../core/staff-session.ts'
import { Approvers } from './approvers.tsx'
import { approversQuery, sendNaming, sendRemoval } from './queries.ts'

/** Who approves changes of accounts; administrators name them. */
export function ApproversPart() {
  const client = useQueryClient()
  const { data } = useQuery(approversQuery())
  const { busy, run } = useDeed()
  const mayName = useMayWrite('staff')
  if (!data) return null
  const take = async (work: Promise<BankApprovers>) => {
    client.setQueryData(approversQuery().queryKey, await work)
  }
  return (
    <Approvers
      {...data}
      mayName={mayName}
      isBusy={busy !== undefined}
      onName={({ correo, nombre }) =>
        void run('name', () => take(sendNaming(correo)), fill(texts.named, { nombre }))
      }
      onRemove={({ correo, nombre }) =>
        void run('remove', () => take(sendRemoval(correo)), fill(texts.removed, { nombre }))
      }
    />
  )
}
