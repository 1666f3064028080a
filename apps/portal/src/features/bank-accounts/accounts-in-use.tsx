import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { BranchBankAccount } from '@enlace/contract/bank-accounts/schemas.ts'
import { bankAccountKindTexts, bankAccountTexts as texts } from '@enlace/contract/bank-accounts/texts.ts'
import { maskAccount } from '@enlace/domain/bank-account.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { bankName } from '@enlace/domain/catalogue/banks.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { paths } from '../../core/paths.ts'

type AccountsInUseProps = { accounts: readonly BranchBankAccount[] }

/** The account of each branch, masked, with the last payment that left for one. */
export function AccountsInUse({ accounts }: AccountsInUseProps) {
  return (
    <DataTable
      caption={texts.inUse}
      columns={columns}
      rows={accounts}
      rowKey={({ sucursal_id }) => String(sucursal_id)}
      texts={tableTexts}
    />
  )
}

const columns: readonly Column<BranchBankAccount>[] = [
  { id: 'branch', header: texts.branch, card: 'number', cell: ({ sucursal }) => sucursal },
  {
    id: 'bank',
    header: texts.bank,
    card: 'text',
    cell: ({ cuenta }) => (cuenta ? bankName(cuenta.banco) : texts.noAccount),
  },
  {
    id: 'kind',
    header: texts.kind,
    priority: 3,
    cell: ({ cuenta }) => cuenta && bankAccountKindTexts[cuenta.tipo],
  },
  {
    id: 'account',
    header: texts.account,
    card: 'amount',
    cell: ({ cuenta }) => cuenta && maskAccount(cuenta.ultimos),
  },
  {
    id: 'since',
    header: texts.since,
    priority: 3,
    cell: ({ cuenta }) => cuenta && formatInstant(new Date(cuenta.desde)).slice(0, 10),
  },
  {
    id: 'payment',
    header: texts.lastPayment,
    cell: ({ ultimo_pago }) =>
      ultimo_pago && (
        <Link href={paths.paymentMade({ days: 0, id: ultimo_pago.id })}>
          {fill(texts.lastPaymentTo, {
            comprobante: ultimo_pago.comprobante,
            fecha: formatDate(ultimo_pago.fecha),
            cuenta: ultimo_pago.cuenta,
          })}
        </Link>
      ),
  },
]
