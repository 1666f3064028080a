import { fill } from '@enlace/contract/core/fill.ts'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import { downloadContractImputations } from '@enlace/contract/supplier-contracts/calls.ts'
import { supplierContractTexts } from '@enlace/contract/supplier-contracts/detail-texts.ts'
import { executionSentence } from '@enlace/contract/supplier-contracts/execution-texts.ts'
import {
  imputedKinds,
  type SupplierContractDetail,
} from '@enlace/contract/supplier-contracts/detail-schemas.ts'
import { imputedKindTexts, imputedTexts as texts } from '@enlace/contract/supplier-contracts/imputed-texts.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TotalsBox } from '@enlace/ui/totals-box.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { DownloadButton } from '@enlace/web/document/download-button.tsx'
import { countText, showCount } from '@enlace/web/document/shown.ts'
import { imputedColumns } from './columns.tsx'
import styles from '../summary.module.css'

const loadCall = () => Promise.resolve(downloadContractImputations)

type ImputationsProps = { contract: SupplierContractDetail; mayOpen: (kind: DocumentKind) => boolean }

/** What was ordered, invoiced and paid on account of a contract, and how it fits what the company says was executed. */
export function Imputations({ contract, mayOpen }: ImputationsProps) {
  const { imputed } = contract
  return (
    <Stack gap="regular">
      <Panel
        title={texts.reconciliation}
        actions={
          imputed.length > 0 && (
            <DownloadButton id={contract.id} label={supplierContractTexts.imputedXlsx} loadCall={loadCall} />
          )
        }
      >
        <Reconciliation contract={contract} />
      </Panel>
      {imputedKinds.filter(mayOpen).map((kind) => (
        <ImputedTable key={kind} kind={kind} contract={contract} mayOpen={mayOpen} />
      ))}
    </Stack>
  )
}

function Reconciliation({
  contract: { execution, valor_ejecutado, moneda },
}: Pick<ImputationsProps, 'contract'>) {
  const { ordenado, facturado, facturado_sin_orden, pagado, imputado, diferencia, otra_moneda } = execution
  const amount = (value: typeof imputado) => <Amount value={value} moneda={moneda} />
  return (
    <Stack>
      <p>{executionSentence(execution, moneda)}</p>
      <TotalsBox
        rows={[
          ...(ordenado === null
            ? [{ label: texts.invoiced, value: amount(facturado) }]
            : [
                { label: texts.ordered, value: amount(ordenado) },
                { label: texts.withoutOrder, value: amount(facturado_sin_orden) },
              ]),
          { label: texts.imputed, value: amount(imputado), isTotal: true },
          { label: texts.stated, value: amount(valor_ejecutado) },
          { label: texts.difference, value: amount(diferencia) },
          ...(ordenado === null ? [] : [{ label: texts.alsoInvoiced, value: amount(facturado) }]),
          { label: texts.alsoPaid, value: amount(pagado) },
        ]}
      />
      <Quiet>
        {otra_moneda > 0 && `${countText(texts.otherCurrencies, otra_moneda)} `}
        {texts.scope}
      </Quiet>
    </Stack>
  )
}

type ImputedTableProps = ImputationsProps & { kind: (typeof imputedKinds)[number] }

function ImputedTable({ kind, contract, mayOpen }: ImputedTableProps) {
  const { title, none } = imputedKindTexts[kind]
  const rows = contract.imputed.filter((document) => document.kind === kind)
  const total = contract.imputedTotals.find((one) => one.kind === kind)
  if (rows.length === 0 || !total)
    return (
      <Panel title={title}>
        <EmptyState title={none} />
      </Panel>
    )
  const { moneda } = contract
  return (
    <Panel title={title} isFlush>
      <DataTable
        caption={title}
        columns={imputedColumns(kind, moneda, mayOpen)}
        rows={rows}
        rowKey={({ id }) => id}
        totals={[{ valor: total.valor }]}
        totalLabel={() => fill(tableTexts.total, { moneda })}
        texts={tableTexts}
      />
      {rows.length < total.rows && (
        <p className={styles.foot}>
          {fill(texts.shown, { n: showCount(rows.length), total: showCount(total.rows) })}
        </p>
      )}
    </Panel>
  )
}
