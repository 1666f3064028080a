import { fill } from '@enlace/contract/core/fill.ts'
import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import { filterWordTexts } from '@enlace/contract/exports/texts.ts'
import { exportUsers, requestUsersExport } from '@enlace/contract/users/export-calls.ts'
import { userRoleTexts } from '@enlace/contract/users/access-texts.ts'
import { userColumnTexts as heads, userListTexts as texts } from '@enlace/contract/users/screen-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { column, listExport, type ExportColumn, labelled, stateText } from '../exports/index.ts'
import { userRows, type KeptUser } from './queries.ts'

const columns: readonly ExportColumn<KeptUser>[] = [
  column('nombre', heads.nombre, 'text', (row) => row.nombre),
  column('identificacion', heads.identificacion, 'text', (row) => row.identificacion),
  column('correo', heads.correo, 'text', (row) => row.correo),
  column('cargo', heads.cargo, 'text', (row) => row.cargo),
  column('celular', heads.celular, 'text', (row) => phoneOf(row)),
  column('rol', heads.rol, 'text', (row) => roleText(row)),
  column('sucursales', heads.sucursales, 'text', (row) =>
    row.all_accounts ? texts.allBranches : row.sucursales.join(', '),
  ),
  column('segundo_factor', heads.segundo_factor, 'text', (row) =>
    row.has_factor ? texts.factorOn : texts.factorOff,
  ),
  column('ingreso', heads.ingreso, 'text', (row) =>
    row.last_used_at === null ? texts.never : formatInstant(new Date(row.last_used_at)),
  ),
  column('acceso', heads.acceso, 'date', (row) => row.ends_on),
  column('estado', heads.estado, 'text', (row) => stateText('usuario', row.estado)),
]

/** The export of users. */
export const userExport = listExport<typeof exportUsers, KeptUser>({
  list: 'users',
  now: exportUsers,
  later: requestUsersExport,
  title: texts.title,
  kind: 'users',
  columns,
  rows: userRows,
  // Users have no amounts, so this currency is never shown.
  currencyOf: () => 'COP',
  words: ({ q, status, rol }) => [
    ...(q?.trim() ? [fill(filterWordTexts.search, { q: q.trim() })] : []),
    ...(rol ? [labelled(texts.role, userRoleTexts[rol])] : []),
    ...(status?.length
      ? [labelled(filterTexts.status, status.map((id) => stateText('usuario', id)).join(', '))]
      : []),
  ],
})

function phoneOf({ movil, movil_indicative }: KeptUser): string {
  return movil === '' ? '' : `+${movil_indicative} ${movil}`
}

function roleText({ rol, read_only }: KeptUser): string {
  return read_only ? `${userRoleTexts[rol]} (${texts.readOnly})` : userRoleTexts[rol]
}
