import { listTexts } from '@enlace/contract/core/list/texts'
import type { User, Users } from '@enlace/contract/users/schemas'
import { userColumnTexts as texts, userListTexts } from '@enlace/contract/users/screen-texts'
import type { Column } from '@enlace/ui/core/columns'
import { showDay, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { branchWords, lastSignIn, phoneWords, roleWords, stateNote, userName } from './shown.ts'
import styles from './users.module.css'

type UserColumn = Column<User, Users['totals'][number]>

/** The columns of the users (screens 2.13). */
export const userColumns: readonly UserColumn[] = [
  {
    id: 'nombre',
    header: texts.nombre,
    isSortable: true,
    card: 'number',
    cell: (row) => <Name user={row} />,
  },
  {
    id: 'identificacion',
    header: texts.identificacion,
    isSortable: true,
    isWideOnly: true,
    cell: (row) => showText(row.identificacion),
  },
  {
    id: 'correo',
    header: texts.correo,
    isSortable: true,
    card: 'text',
    cell: (row) => <span className={styles.email}>{row.correo}</span>,
  },
  {
    id: 'cargo',
    header: texts.cargo,
    isSortable: true,
    isWideOnly: true,
    cell: (row) => showText(row.cargo),
  },
  {
    id: 'celular',
    header: texts.celular,
    isSortable: true,
    isWidestOnly: true,
    cell: (row) => <Unbroken>{phoneWords(row)}</Unbroken>,
  },
  { id: 'rol', header: texts.rol, isSortable: true, card: 'text', cell: roleWords },
  { id: 'sucursales', header: texts.sucursales, cell: branchWords },
  {
    id: 'segundo_factor',
    header: texts.segundo_factor,
    isWidestOnly: true,
    cell: ({ hasFactor, hasJoined }) =>
      hasJoined ? (hasFactor ? userListTexts.factorOn : userListTexts.factorOff) : listTexts.none,
  },
  {
    id: 'ingreso',
    header: texts.ingreso,
    isSortable: true,
    isWideOnly: true,
    cell: (row) => <Unbroken>{lastSignIn(row)}</Unbroken>,
  },
  {
    id: 'acceso',
    header: texts.acceso,
    isSortable: true,
    isWidestOnly: true,
    cell: ({ endsOn }) => <Unbroken>{showDay(endsOn)}</Unbroken>,
  },
  {
    id: 'estado',
    header: texts.estado,
    isSortable: true,
    card: 'status',
    cell: (row) => <State user={row} />,
  },
]

function Name({ user }: { user: User }) {
  return (
    <>
      {userName(user)}
      {user.isSelf && <span className={styles.note}> ({userListTexts.you})</span>}
    </>
  )
}

/** A user's state with the day that belongs to it. */
export function State({ user }: { user: User }) {
  const note = stateNote(user)
  return (
    <span className={styles.state}>
      <StateChip owner="usuario" state={user.estado} />
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
}
