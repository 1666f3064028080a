import { fill } from '@enlace/contract/core/fill.ts'
import { daysLeftText } from '@enlace/contract/supplier-contracts/days-left-texts.ts'
import type { SupplierContractDetail } from '@enlace/contract/supplier-contracts/detail-schemas.ts'
import { supplierContractTexts as texts } from '@enlace/contract/supplier-contracts/detail-texts.ts'
import { contractDocument } from '@enlace/contract/supplier-contracts/document.ts'
import { daysBetween } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { isZeroMoney, negateMoney, subtractMoney, sumMoney } from '@enlace/domain/money.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TotalsBox } from '@enlace/ui/totals-box.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { DocumentColumns } from '../../core/document/page/document-page.tsx'
import { pageValues } from '@enlace/web/document/fields/page-values.tsx'
import { showText } from '@enlace/web/document/shown.ts'
import { executionSentence } from '@enlace/contract/supplier-contracts/execution-texts.ts'

const { fields } = contractDocument

type SummaryProps = { contract: SupplierContractDetail }

/** What was agreed, and how far it is in money and in time. */
export function Summary({ contract }: SummaryProps) {
  const elapsed = elapsedPercent(contract)
  const left = showText(daysLeftText(contract.dias_restantes) ?? null)
  const share = (percent: string) => fill(texts.share, { percent: formatQuantity(percent) })
  return (
    <DocumentColumns>
      <Panel title={texts.facts}>
        <Stack>
          <p>{contract.objeto}</p>
          <DefinitionList items={pageValues(contractDocument, contract, { dias_restantes: left })} />
          {contract.contrato_file_id === null && <Quiet>{texts.notPublished}</Quiet>}
        </Stack>
      </Panel>
      <Panel title={texts.execution}>
        <Stack>
          <ProgressBar label={texts.executed} value={Math.min(100, Number(contract.ejecutado_pct))}>
            {share(contract.ejecutado_pct)}
          </ProgressBar>
          {elapsed !== undefined && (
            <ProgressBar label={texts.elapsed} value={elapsed}>
              {share(String(elapsed))}
            </ProgressBar>
          )}
          <TotalsBox rows={amountsOf(contract)} />
          <Quiet>{executionSentence(contract.execution, contract.moneda)}</Quiet>
        </Stack>
      </Panel>
    </DocumentColumns>
  )
}

/** How the value came about, and what is left of it. */
function amountsOf({ amendments, moneda, valor, valor_ejecutado, saldo }: SupplierContractDetail) {
  const added = sumMoney(amendments.map(({ valor_adicional }) => valor_adicional))
  const rows = isZeroMoney(added)
    ? []
    : [
        { label: texts.initial, value: <Amount value={subtractMoney(valor, added)} moneda={moneda} /> },
        { label: texts.added, value: <Amount value={added} moneda={moneda} /> },
      ]
  return [
    ...rows,
    { label: fields.valor.detail, value: <Amount value={valor} moneda={moneda} /> },
    { label: texts.executed, value: <Amount value={negateMoney(valor_ejecutado)} moneda={moneda} /> },
    { label: fields.saldo.detail, value: <Amount value={saldo} moneda={moneda} />, isTotal: true },
  ]
}

/** Which part of its term has gone, in whole per cent; nothing where it tells no term or has ended. */
function elapsedPercent({ fecha_inicio, fecha_fin, dias_restantes }: SupplierContractDetail) {
  if (fecha_inicio === null || fecha_fin === null || dias_restantes === null) return undefined
  const whole = daysBetween(fecha_inicio, fecha_fin)
  return whole <= 0
    ? undefined
    : Math.min(100, Math.max(0, Math.round(((whole - dias_restantes) * 100) / whole)))
}
