import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type {
  ContractAmendment,
  SupplierContractDetail,
} from '@enlace/contract/supplier-contracts/detail-schemas.ts'
import { amendmentTexts as texts } from '@enlace/contract/supplier-contracts/detail-texts.ts'
import { sumMoney, type Money } from '@enlace/domain/money.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showDay, showText } from '@enlace/web/document/shown.ts'
import { RowFile } from './files/contract-file.tsx'

/** What was agreed after the signature, and what it added. */
export function Amendments({ contract }: { contract: SupplierContractDetail }) {
  const { amendments, moneda } = contract
  if (amendments.length === 0)
    return (
      <Panel>
        <EmptyState title={texts.none} />
      </Panel>
    )
  return (
    <Panel title={texts.table} isFlush>
      <DataTable
        caption={texts.table}
        columns={columnsOf(moneda)}
        rows={amendments}
        rowKey={({ id }) => id}
        totals={[{ valor: sumMoney(amendments.map(({ valor_adicional }) => valor_adicional)) }]}
        totalLabel={() => fill(tableTexts.total, { moneda })}
        texts={tableTexts}
      />
    </Panel>
  )
}

const columnsOf = (moneda: string): readonly Column<ContractAmendment, { valor: Money }>[] => [
  { id: 'numero', header: texts.numero, card: 'number', cell: (row) => row.numero },
  { id: 'fecha', header: texts.fecha, card: 'date', cell: (row) => showDay(row.fecha) },
  { id: 'objeto', header: texts.objeto, card: 'text', cell: (row) => row.objeto },
  { id: 'hasta', header: texts.hasta, cell: (row) => showDay(row.nueva_fecha_fin) },
  {
    id: 'adicional',
    header: texts.adicional,
    align: 'end',
    card: 'amount',
    cell: (row) => <Amount value={row.valor_adicional} moneda={moneda} />,
    total: (total) => <Amount value={total.valor} moneda={moneda} isStrong />,
  },
  {
    id: 'archivo',
    header: texts.archivo,
    card: 'text',
    cell: (row) =>
      row.file_id ? (
        <RowFile id={row.file_id} label={fill(texts.download, { numero: row.numero })} />
      ) : (
        showText(null)
      ),
  },
]
