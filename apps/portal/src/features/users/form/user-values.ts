import type { ChangedUser, NewUser, UserForm } from '@enlace/contract/users/form-schemas.ts'
import type { User, UserGrant } from '@enlace/contract/users/schemas.ts'
import { parseCalendarDate } from '@enlace/domain/calendar-date.ts'
import { grantableModules, grantableRoles } from '@enlace/domain/user-roles.ts'

/** What the form of a user holds. */
export type UserValues = UserForm

/** The form of somebody who is not there yet: the whole portal, in Colombia. */
export const emptyUser: UserValues = {
  email: '',
  firstName: '',
  lastName: '',
  tipo_identificacion: '',
  identificacion: '',
  cargo: '',
  movilIndicative: '57',
  movil: '',
  role: 'usuario',
  allModules: true,
  modules: [],
  isReadOnly: false,
  endsOn: '',
  allBranches: true,
  branches: [],
}

/** The form of a user as it is. */
export function userValues(user: User): UserValues {
  return {
    email: user.correo,
    firstName: user.firstName,
    lastName: user.lastName,
    tipo_identificacion: user.tipo_identificacion ?? '',
    identificacion: user.identificacion ?? '',
    cargo: user.cargo,
    movilIndicative: user.movilIndicative || emptyUser.movilIndicative,
    movil: user.movil,
    role: grantableRoles.find((role) => role === user.rol) ?? 'usuario',
    allModules: user.modules === null,
    modules: grantableModules.filter((name) => user.modules?.includes(name)),
    isReadOnly: user.isReadOnly,
    endsOn: user.endsOn ?? '',
    allBranches: user.accounts === null,
    branches: (user.accounts ?? []).map(String),
  }
}

/** What the call that creates a user is given. */
export function newUserOf(values: UserValues): NewUser {
  const { email, firstName, lastName, tipo_identificacion, identificacion, cargo } = values
  const { movilIndicative, movil } = values
  const record = { tipo_identificacion, identificacion, cargo }
  return { email, firstName, lastName, movilIndicative, movil, ...record, grant: grantOf(values) }
}

/** What the call that changes a user is given: nothing of what is the person's own, nor of a master's grant. */
export function changesOf(values: UserValues, { hasJoined, isMaster }: User): ChangedUser {
  const { email, firstName, lastName, movilIndicative, movil } = values
  const { tipo_identificacion, identificacion, cargo } = values
  return {
    ...(!hasJoined && { email }),
    names: hasJoined ? null : { firstName, lastName, movilIndicative, movil },
    tipo_identificacion,
    identificacion,
    cargo,
    grant: isMaster ? null : grantOf(values),
  }
}

function grantOf(values: UserValues): UserGrant {
  const { role, allModules, modules, isReadOnly, endsOn, allBranches, branches } = values
  return {
    role,
    modules: allModules ? null : modules,
    isReadOnly,
    endsOn: parseCalendarDate(endsOn) ?? null,
    accounts: allBranches ? null : branches.map(Number),
  }
}
