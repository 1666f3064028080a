import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import type { SupplierContractDetail } from '@enlace/contract/supplier-contracts/detail-schemas.ts'
import type { ContractPolicy, NewPolicy } from '@enlace/contract/supplier-contracts/policies/schemas.ts'
import { policyFormTexts as texts } from '@enlace/contract/supplier-contracts/policies/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useMessageFiles } from '@enlace/web/messages/use-message-files.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import type { SendPolicy } from './actions.ts'
import { PolicyFields } from './policy-form.tsx'

type PolicyDialogProps = {
  contract: SupplierContractDetail
  policy: ContractPolicy
  isOpen: boolean
  onSend: SendPolicy
  onClose: () => void
}

/** The form by which a policy is sent in. Closing it loses nothing; once it is taken, the page shows it. */
export function PolicyDialog({ contract, policy, isOpen, onSend, onClose }: PolicyDialogProps) {
  const client = useQueryClient()
  const chosen = useMessageFiles()
  const sending = useSending()
  const handleSubmit = async (filled: NewPolicy) => {
    const of = { contract: contract.id, policy: policy.id }
    const isTaken = await sending.run((onProgress) => onSend(of, filled, chosen.files, onProgress))
    if (!isTaken) return false
    chosen.clear()
    onClose()
    toast({ kind: 'success', message: texts.sent })
    void client.invalidateQueries()
    return true
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={fill(texts.title, { amparo: policy.amparo })}
      closeLabel={texts.close}
    >
      <Stack>
        <p>
          {texts.intro} {demandSentence(policy, contract.moneda)}
        </p>
        <PolicyFields
          draft={`policy:${contract.id}:${policy.id}`}
          sending={sending}
          chosen={chosen}
          onSubmit={handleSubmit}
        />
      </Stack>
    </Dialog>
  )
}

/** What the contract asks of the policy, in a sentence; nothing where it says neither value nor term. */
function demandSentence({ valor_exigido, exigida_hasta }: ContractPolicy, moneda: string): string {
  const demands = [
    ...(valor_exigido === null
      ? []
      : [fill(texts.demandsValue, { valor: formatMoney(valor_exigido, moneda) })]),
    ...(exigida_hasta === null ? [] : [fill(texts.demandsUntil, { fecha: formatDate(exigida_hasta) })]),
  ]
  return demands.length === 0
    ? ''
    : fill(texts.demands, { exigencia: new Intl.ListFormat('es').format(demands) })
}
