import type { SupplierBranch, SupplierDetail } from '@enlace/contract/suppliers/schemas.ts'
import {
  branchFieldTexts,
  supplierDetailTexts as texts,
  supplierFieldTexts as labels,
  taxRegimeTexts,
} from '@enlace/contract/suppliers/texts.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { buildingIcon } from '@enlace/ui/core/icons.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { showText } from '@enlace/web/document/shown.ts'
import { Balances } from '../columns.tsx'
import { lastEntry } from '../shown.ts'
import styles from '../suppliers.module.css'
import type { ReactNode } from 'react'

type DataPartProps = {
  supplier: SupplierDetail['supplier']
  /** Its permission for cuentas de cobro, above its data. */
  supporting: ReactNode
}

/** What the ERP says of a third party, what is owed to it and when somebody last came in for it. */
export function DataPart({ supplier, supporting }: DataPartProps) {
  const { sigla, esProveedor, actividad, regimen, sitioWeb, pyme, observacion } = supplier
  const items = [
    { label: labels.saldo, value: <Balances supplier={supplier} /> },
    { label: labels.ingreso, value: lastEntry(supplier.ultimoIngreso) },
    { label: labels.tipo, value: esProveedor ? texts.kinds.proveedor : texts.kinds.otro },
    { label: labels.sigla, value: showText(sigla) },
    { label: labels.actividad, value: showText(actividad) },
    { label: labels.regimen, value: showText(regimeWords(regimen)) },
    { label: labels.pyme, value: showText(pyme === null ? null : pyme ? texts.yes : texts.no) },
    { label: labels.sitioWeb, value: showText(sitioWeb) },
    { label: labels.actualizado, value: formatInstant(new Date(supplier.actualizado)) },
    ...(observacion ? [{ label: labels.observacion, value: observacion }] : []),
  ]
  return (
    <>
      {supporting}
      <DefinitionList items={items} />
    </>
  )
}

/** The RUT's code with what it means; another code of the ERP as it stands. */
function regimeWords(code: string | null): string | null {
  const words = code === null ? undefined : taxRegimeTexts[code]
  return words === undefined ? code : `${code} · ${words}`
}

const branchColumns: readonly Column<SupplierBranch>[] = [
  { id: 'nombre', header: branchFieldTexts.nombre, card: 'number', cell: ({ nombre }) => nombre },
  { id: 'codigo', header: branchFieldTexts.codigo, card: 'text', cell: ({ codigo }) => codigo },
  { id: 'ciudad', header: branchFieldTexts.ciudad, cell: ({ ciudad }) => showText(ciudad) },
  {
    id: 'direccion',
    header: branchFieldTexts.direccion,
    priority: 3,
    cell: ({ direccion }) => showText(direccion),
  },
  {
    id: 'correo',
    header: branchFieldTexts.correo,
    priority: 3,
    cell: ({ correo }) => <span className={styles.long}>{showText(correo)}</span>,
  },
  {
    id: 'telefono',
    header: branchFieldTexts.telefono,
    priority: 4,
    cell: ({ telefono }) => showText(telefono),
  },
  {
    id: 'estado',
    header: branchFieldTexts.estado,
    card: 'status',
    cell: ({ activo }) => (
      <StatusChip tone={activo ? 'good' : 'neutral'}>
        {activo ? branchFieldTexts.activa : branchFieldTexts.inactiva}
      </StatusChip>
    ),
  },
]

/** The branches that documents and users are about. */
export function BranchesPart({ branches }: { branches: readonly SupplierBranch[] }) {
  return (
    <DataTable
      caption={texts.branches}
      columns={branchColumns}
      rows={branches}
      rowKey={({ thirdId }) => thirdId}
      texts={tableTexts}
      empty={<EmptyState icon={buildingIcon} title={texts.noBranches} />}
    />
  )
}
