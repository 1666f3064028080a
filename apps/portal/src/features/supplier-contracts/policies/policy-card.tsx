import { fill } from '@enlace/contract/core/fill.ts'
import type { ContractPolicy, PolicyInForce } from '@enlace/contract/supplier-contracts/policies/schemas.ts'
import { policyTexts as texts } from '@enlace/contract/supplier-contracts/policies/texts.ts'
import { compareMoney } from '@enlace/domain/money.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showDay, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import styles from './policy-card.module.css'
import { PolicyVersions } from './policy-versions.tsx'

type PolicyCardProps = { policy: ContractPolicy; moneda: string; action: ReactNode }

/** One risk: what the contract asks, what covers it now, and what was sent in. */
export function PolicyCard({ policy, moneda, action }: PolicyCardProps) {
  const { amparo, estado, vigente, versions } = policy
  return (
    <Panel
      title={
        <span className={styles.title}>
          {amparo} <StateChip owner="documento_exigido" state={estado} />
        </span>
      }
      actions={action}
    >
      <Stack>
        <DefinitionList
          items={[...demandsOf(policy, moneda), ...(vigente ? factsOf(vigente, moneda) : [])]}
        />
        {vigente === null && <Quiet>{texts.nothingInForce}</Quiet>}
        {shortfallsOf(policy).map((sentence) => (
          <p key={sentence} className={styles.short}>
            {sentence}
          </p>
        ))}
        {versions.length > 0 && <PolicyVersions versions={versions} moneda={moneda} />}
      </Stack>
    </Panel>
  )
}

function demandsOf({ valor_exigido, exigida_hasta }: ContractPolicy, moneda: string) {
  return [
    ...(valor_exigido === null
      ? []
      : [{ label: texts.demandedValue, value: <Amount value={valor_exigido} moneda={moneda} /> }]),
    ...(exigida_hasta === null ? [] : [{ label: texts.demandedUntil, value: showDay(exigida_hasta) }]),
  ]
}

function factsOf(policy: PolicyInForce, moneda: string) {
  const { numero, aseguradora, valor, vigente_desde, vigente_hasta, aprobada_el } = policy
  return [
    { label: texts.number, value: numero },
    { label: texts.insurer, value: showText(aseguradora) },
    {
      label: texts.value,
      value: valor === null ? showText(null) : <Amount value={valor} moneda={moneda} />,
    },
    {
      label: texts.term,
      value: fill(texts.termDays, { desde: showDay(vigente_desde), hasta: showDay(vigente_hasta) }),
    },
    { label: texts.approved, value: aprobada_el === null ? texts.notApproved : showDay(aprobada_el) },
  ]
}

/** In what the policy in force falls short of what the contract asks. */
function shortfallsOf({ vigente, valor_exigido, exigida_hasta }: ContractPolicy): string[] {
  if (vigente === null) return []
  const { valor, vigente_hasta } = vigente
  const isShort = valor !== null && valor_exigido !== null && compareMoney(valor, valor_exigido) < 0
  const isEarly = vigente_hasta !== null && exigida_hasta !== null && vigente_hasta < exigida_hasta
  return [...(isShort ? [texts.short] : []), ...(isEarly ? [texts.early] : [])]
}
