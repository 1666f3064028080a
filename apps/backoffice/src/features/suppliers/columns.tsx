import { fill } from '@enlace/contract/core/fill.ts'
import type { Supplier, Suppliers } from '@enlace/contract/suppliers/schemas.ts'
import { supplierFieldTexts as labels, supplierListTexts as texts } from '@enlace/contract/suppliers/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Amount } from '@enlace/web/document/amount.tsx'
import { countText, showCount, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { lastEntry } from './shown.ts'
import styles from './suppliers.module.css'

/** The columns of the third parties: who they are, whether they enter, and what is owed to them. */
export const supplierColumns: readonly Column<Supplier, Suppliers['totals'][number]>[] = [
  {
    id: 'nombre',
    header: labels.nombre,
    isSortable: true,
    card: 'number',
    cell: ({ nombre }) => <span className={styles.long}>{nombre}</span>,
  },
  {
    id: 'nit',
    header: labels.nit,
    isSortable: true,
    card: 'text',
    cell: ({ nit }) => <Unbroken>{nit}</Unbroken>,
  },
  {
    id: 'sigla',
    header: labels.sigla,
    priority: 5,
    cell: ({ sigla }) => showText(sigla),
  },
  {
    id: 'sucursales',
    header: labels.sucursales,
    align: 'end',
    isSortable: true,
    priority: 4,
    cell: ({ sucursales }) => showCount(sucursales),
  },
  {
    id: 'usuarios',
    header: labels.usuarios,
    align: 'end',
    isSortable: true,
    priority: 3,
    cell: (row) => <Users supplier={row} />,
  },
  {
    id: 'ingreso',
    header: labels.ingreso,
    isSortable: true,
    priority: 3,
    cell: ({ ultimoIngreso }) => <Unbroken>{lastEntry(ultimoIngreso)}</Unbroken>,
  },
  {
    id: 'saldo',
    header: labels.saldo,
    align: 'end',
    isSortable: true,
    card: 'amount',
    cell: (row) => <Balances supplier={row} />,
  },
  {
    id: 'estado',
    header: labels.estado,
    isSortable: true,
    card: 'status',
    cell: ({ estado }) => <StateChip owner="proveedor" state={estado} />,
  },
]

/** Invites the first user of who has none, without leaving the list. */
export const inviteColumn = (
  onInvite: (supplier: Supplier) => void,
): Column<Supplier, Suppliers['totals'][number]> => ({
  id: 'acts',
  header: texts.acts,
  cell: (supplier) =>
    supplier.estado === 'sin_acceso' && (
      <Button
        aria-label={fill(texts.inviteOf, { nombre: supplier.nombre })}
        onClick={() => onInvite(supplier)}
      >
        {texts.invite}
      </Button>
    ),
})

function Users({ supplier: { usuarios, invitados } }: { supplier: Supplier }) {
  return (
    <>
      {showCount(usuarios)}
      {invitados > 0 && <span className={styles.below}>{countText(texts.waiting, invitados)}</span>}
    </>
  )
}

/** What is owed, each currency on a line of its own. */
export function Balances({ supplier: { saldos } }: { supplier: Pick<Supplier, 'saldos'> }) {
  if (saldos.length === 0) return <span className={styles.note}>{texts.noBalance}</span>
  return saldos.map(({ moneda, saldo }) => (
    <div key={moneda}>
      <Amount value={saldo} moneda={moneda} />
    </div>
  ))
}
