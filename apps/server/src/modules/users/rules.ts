import type { ChangedUser, NewUser } from '@enlace/contract/users/form-schemas.ts'
import type { UserGrant } from '@enlace/contract/users/schemas.ts'
import { compareDates, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { grantOfRole, type GrantableRole } from '@enlace/domain/user-roles.ts'
import type { WrittenUser } from './commands.ts'

/** Returns whether an end date is in the past. */
export const isOver = (endsOn: CalendarDate | null, today: CalendarDate): boolean =>
  endsOn !== null && compareDates(endsOn, today) < 0

/** Converts a new user to a change. */
export function changedUser({ email: _, grant, cargo, ...person }: NewUser): Omit<ChangedUser, 'email'> {
  const { tipo_identificacion, identificacion, ...names } = person
  return { names, tipo_identificacion, identificacion, cargo, grant }
}

/** Converts a person and grant to stored values; without a role the user has the whole portal. */
export function writtenUser({ names, grant, ...record }: Omit<ChangedUser, 'email'>): WrittenUser {
  return {
    first_name: names?.firstName ?? null,
    last_name: names?.lastName ?? null,
    movil: names?.movil ?? null,
    movil_indicative: names?.movil === '' ? '' : (names?.movilIndicative ?? null),
    tipo_identificacion: record.tipo_identificacion,
    identificacion: record.identificacion,
    cargo: record.cargo,
    grant: grant && writtenGrant(grant),
  }
}

/** Creates a user of whom only the email is known, with the defaults of its role. */
export function invitedUser(
  role: GrantableRole,
  { accounts, endsOn }: Pick<UserGrant, 'accounts' | 'endsOn'>,
): WrittenUser {
  const { modules, isReadOnly } = grantOfRole(role)
  return {
    first_name: '',
    last_name: '',
    tipo_identificacion: '',
    identificacion: '',
    cargo: '',
    movil: '',
    movil_indicative: '',
    grant: writtenGrant({ role, modules: modules && [...modules], isReadOnly, accounts, endsOn }),
  }
}

function writtenGrant({ role, modules, isReadOnly, endsOn, accounts }: UserGrant): WrittenUser['grant'] {
  return {
    role: role === 'usuario' ? null : role,
    modules,
    read_only: isReadOnly,
    ends_on: endsOn,
    accounts,
  }
}
