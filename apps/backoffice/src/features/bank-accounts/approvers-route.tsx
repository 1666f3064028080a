import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import { bankDeskTexts as texts } from '@enlace/contract/bank-accounts/desk/texts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { Approvers } from './approvers.tsx'
import type { ApproverDeed } from './deeds.ts'
import { approversQuery, sendApproverDeed } from './queries.ts'

const told: Readonly<Record<ApproverDeed, string>> = {
  name: texts.named,
  confirm: texts.confirmed,
  reject: texts.rejectedNaming,
  remove: texts.removed,
}

/** Who approves changes of accounts: administrators ask for them, others confirm. */
export function ApproversPart() {
  const client = useQueryClient()
  const { data } = useQuery(approversQuery())
  const { busy, run } = useAct()
  const mayName = useMayWrite('staff')
  if (!data) return null
  const take = async (deed: ApproverDeed, correo: string) => {
    client.setQueryData(approversQuery().queryKey, await sendApproverDeed(deed, correo))
  }
  return (
    <Approvers
      {...data}
      mayName={mayName}
      isBusy={busy !== undefined}
      onDeed={(deed, { correo, nombre }) =>
        void run(deed, () => take(deed, correo), fill(told[deed], { nombre }))
      }
    />
  )
}
