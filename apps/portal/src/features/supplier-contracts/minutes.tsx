import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type {
  ContractMinute,
  SupplierContractDetail,
} from '@enlace/contract/supplier-contracts/detail-schemas.ts'
import { minuteTexts as texts, minuteTypeTexts } from '@enlace/contract/supplier-contracts/detail-texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showDay, showText } from '@enlace/web/document/shown.ts'
import { RowFile } from './files/contract-file.tsx'

/** What was put on record while the contract ran, newest first. */
export function Minutes({ contract }: { contract: SupplierContractDetail }) {
  const { minutes, moneda } = contract
  if (minutes.length === 0)
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
        rows={minutes}
        rowKey={({ id }) => id}
        texts={tableTexts}
      />
    </Panel>
  )
}

const columnsOf = (moneda: string): readonly Column<ContractMinute>[] => [
  { id: 'acta', header: texts.acta, card: 'number', cell: (row) => minuteTypeTexts[row.tipo] },
  { id: 'numero', header: texts.numero, cell: (row) => row.numero },
  { id: 'fecha', header: texts.fecha, card: 'date', cell: (row) => showDay(row.fecha) },
  { id: 'descripcion', header: texts.descripcion, card: 'text', cell: (row) => showText(row.descripcion) },
  {
    id: 'valor',
    header: texts.valor,
    align: 'end',
    card: 'amount',
    cell: (row) => (row.valor === null ? showText(null) : <Amount value={row.valor} moneda={moneda} />),
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
