import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { fill } from '@enlace/contract/core/fill.ts'
import type { SupplierContractDetail } from '@enlace/contract/supplier-contracts/detail-schemas.ts'
import type { ContractPolicy } from '@enlace/contract/supplier-contracts/policies/schemas.ts'
import { policyTexts as texts } from '@enlace/contract/supplier-contracts/policies/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { uploadIcon } from '@enlace/ui/core/icons.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Suspense, useState } from 'react'
import { useNeedsServer } from '@enlace/web/connection.ts'
import type { SendPolicy } from './actions.ts'
import { PolicyCard } from './policy-card.tsx'

const PolicyDialog = lazyPart(async () => (await import('./policy-dialog.tsx')).PolicyDialog)

type PoliciesProps = { contract: SupplierContractDetail; onSend: SendPolicy }

/** The risks that a contract asks to be covered, each with its policy, and the way to send in another. */
export function Policies({ contract, onSend }: PoliciesProps) {
  const { policies, policyObstacle, moneda } = contract
  // A form that was opened stays: what was typed and chosen is still there when it is opened again.
  const [opened, setOpened] = useState<readonly string[]>([])
  const [open, setOpen] = useState<string | null>(null)
  const offline = useNeedsServer()
  if (policies.length === 0)
    return (
      <Panel>
        <EmptyState title={texts.none} />
      </Panel>
    )
  const handleOpen = (id: string) => {
    setOpened((before) => [...new Set([...before, id])])
    setOpen(id)
  }
  return (
    <Stack gap="regular">
      <p>{texts.intro}</p>
      {policyObstacle && <p>{policyObstacle === 'liquidado' ? texts.settled : texts.readOnly}</p>}
      {policies.map((policy) => (
        <PolicyCard
          key={policy.id}
          policy={policy}
          moneda={moneda}
          action={
            policyObstacle === null && (
              <Button
                {...offline}
                icon={uploadIcon}
                aria-label={labelOf(policy)}
                onClick={() => handleOpen(policy.id)}
              >
                {isNew(policy) ? texts.upload : texts.uploadNew}
              </Button>
            )
          }
        />
      ))}
      {policies
        .filter(({ id }) => opened.includes(id))
        .map((policy) => (
          <Suspense key={policy.id} fallback={null}>
            <PolicyDialog
              contract={contract}
              policy={policy}
              isOpen={open === policy.id}
              onSend={onSend}
              onClose={() => setOpen(null)}
            />
          </Suspense>
        ))}
    </Stack>
  )
}

const isNew = ({ vigente, versions }: ContractPolicy) => vigente === null && versions.length === 0

const labelOf = (policy: ContractPolicy) =>
  fill(isNew(policy) ? texts.uploadFor : texts.uploadNewFor, { amparo: policy.amparo })
