import type { CompanyContract } from '@enlace/contract/supplier-contracts/company/schemas'
import { companyContractsTexts as texts } from '@enlace/contract/supplier-contracts/company/texts'
import type { Column } from '@enlace/ui/core/columns'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showDay } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'

/** The columns of the list. */
export const contractColumns: readonly Column<CompanyContract, { moneda: string }>[] = [
  {
    id: 'contrato',
    header: texts.contrato,
    isSortable: true,
    card: 'number',
    cell: ({ contrato }) => contrato,
  },
  {
    id: 'proveedor',
    header: texts.proveedor,
    isSortable: true,
    card: 'text',
    cell: ({ proveedor }) => proveedor,
  },
  { id: 'objeto', header: texts.objeto, isWideOnly: true, cell: ({ objeto }) => objeto },
  { id: 'tipo', header: texts.tipo, isWideOnly: true, cell: ({ tipo }) => texts.types[tipo] },
  { id: 'fin', header: texts.fin, isSortable: true, card: 'date', cell: ({ fin }) => showDay(fin) },
  {
    id: 'valor',
    header: texts.valor,
    align: 'end',
    isSortable: true,
    card: 'amount',
    cell: ({ valor, moneda }) => <Amount value={valor} moneda={moneda} />,
  },
  {
    id: 'pendientes',
    header: texts.pendientes,
    align: 'end',
    cell: ({ pendientes }) => (pendientes === 0 ? '' : <strong>{pendientes}</strong>),
  },
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    cell: ({ estado }) => <StateChip owner="contrato" state={estado} />,
  },
]
