import { fill } from '@enlace/contract/core/fill.ts'
import { listTexts, tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { SupplierUser } from '@enlace/contract/suppliers/schemas.ts'
import {
  supplierDetailTexts as texts,
  supplierUserTexts as labels,
} from '@enlace/contract/suppliers/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { userIcon } from '@enlace/ui/core/icons.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import type { Resend } from '../actions.ts'
import { branchWords, lastEntry, roleWords, userName } from '../shown.ts'
import { Standing } from '../standing.tsx'
import styles from '../suppliers.module.css'

type UsersPartProps = {
  users: readonly SupplierUser[]
  mayInvite: boolean
  /** Where a user's own page is. */
  hrefOf: (id: string) => string
  /** Undefined for who may only look. */
  onResend: Resend | undefined
  /** What is being done. */
  busy: string | undefined
}

const columns: readonly Column<SupplierUser>[] = [
  { id: 'nombre', header: labels.nombre, card: 'number', cell: userName },
  {
    id: 'correo',
    header: labels.correo,
    card: 'text',
    cell: ({ correo }) => <span className={styles.long}>{correo}</span>,
  },
  { id: 'rol', header: labels.rol, card: 'text', cell: roleWords },
  { id: 'sucursales', header: labels.sucursales, priority: 3, cell: branchWords },
  {
    id: 'segundo_factor',
    header: labels.segundo_factor,
    priority: 4,
    cell: ({ hasFactor, hasJoined }) =>
      hasJoined ? (hasFactor ? labels.factorOn : labels.factorOff) : listTexts.none,
  },
  {
    id: 'ingreso',
    header: labels.ingreso,
    priority: 3,
    cell: ({ ultimoIngreso }) => <Unbroken>{lastEntry(ultimoIngreso)}</Unbroken>,
  },
  { id: 'estado', header: labels.estado, card: 'status', cell: (user) => <Standing user={user} /> },
]

/** What can be done with each user. */
const actsColumn = (onResend: Resend, busy: string | undefined): Column<SupplierUser> => ({
  id: 'acts',
  header: labels.acciones,
  cell: (user) =>
    !user.hasJoined && (
      <Button
        isBusy={busy === user.id}
        aria-label={fill(texts.resendOf, { correo: user.correo })}
        onClick={() => onResend(user)}
      >
        {texts.resend}
      </Button>
    ),
})

/** Who enters the portal for a third party, or was invited to. */
export function UsersPart({ users, mayInvite, hrefOf, onResend, busy }: UsersPartProps) {
  if (users.length === 0)
    return (
      <EmptyState icon={userIcon} title={texts.noUsers}>
        {mayInvite && texts.noUsersHint}
      </EmptyState>
    )
  const mayResend = onResend && users.some(({ hasJoined }) => !hasJoined)
  return (
    <DataTable
      caption={texts.users}
      columns={mayResend ? [...columns, actsColumn(onResend, busy)] : columns}
      rows={users}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(id)}
      texts={tableTexts}
    />
  )
}
