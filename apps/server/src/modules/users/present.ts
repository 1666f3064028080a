import type { User, UserDetail, UserEvent } from '@enlace/contract/users/schemas.ts'
import { factsOf } from '../notifications/index.ts'
import { changesIn } from './people/changes-present.ts'
import type { KeptUser, KeptUserEvent } from './queries.ts'

/** A user as the answers show it. */
export function presentUser(row: KeptUser): User {
  return {
    id: row.id,
    isSelf: row.is_self,
    nombre: row.nombre,
    firstName: row.first_name,
    lastName: row.last_name,
    tipo_identificacion: row.tipo_identificacion,
    identificacion: row.identificacion,
    correo: row.correo,
    cargo: row.cargo,
    movil: row.movil,
    movilIndicative: row.movil_indicative,
    rol: row.rol,
    isMaster: row.is_master,
    modules: row.modules,
    isReadOnly: row.read_only,
    endsOn: row.ends_on,
    sucursales: row.all_accounts ? null : row.sucursales,
    accounts: row.all_accounts ? null : row.account_ids,
    hasFactor: row.has_factor,
    ultimoIngreso: row.last_used_at,
    estado: row.estado,
    invitedUntil: row.invited_until,
    hasJoined: row.has_joined,
    sesiones: row.sessions,
  }
}

/** A user with its history. */
export function presentDetail({
  user,
  history,
  branches,
  protectedUntil,
}: {
  user: KeptUser
  history: readonly KeptUserEvent[]
  branches: UserDetail['branches']
  protectedUntil: string | null
}): UserDetail {
  return { user: presentUser(user), history: history.map(presentEvent), branches, protectedUntil }
}

function presentEvent({ at, actor, is_company, action, detail }: KeptUserEvent): UserEvent {
  return {
    at,
    actor,
    isCompany: is_company,
    por: factsOf(detail)['por'] ?? null,
    action,
    cambios: changesIn(detail),
  }
}
