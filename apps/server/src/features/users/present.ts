import type { User, UserDetail, UserEvent } from '@enlace/contract/features/users/schemas'
import { grantTexts, userEventTexts as texts, userRoleTexts } from '@enlace/contract/core/users/access-texts'
import { formatDate, parseCalendarDate } from '@enlace/domain/calendar-date'
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

/** A user with what happened to it. */
export function presentDetail({
  user,
  history,
  branches,
}: {
  user: KeptUser
  history: readonly KeptUserEvent[]
  branches: UserDetail['branches']
}): UserDetail {
  return { user: presentUser(user), history: history.map(presentEvent), branches }
}

function presentEvent({ at, actor, is_company, action, detail }: KeptUserEvent): UserEvent {
  return { at, actor, isCompany: is_company, action, cambios: changesIn(detail) }
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const labels: Readonly<Record<string, string>> = texts.fields
const roles: Readonly<Record<string, string>> = userRoleTexts
const modules: Readonly<Record<string, string>> = grantTexts

/** What a change changed, in words: each field with what it was and what it is. */
function changesIn(detail: unknown): UserEvent['cambios'] {
  if (!isFields(detail)) return []
  const { before, after } = detail
  if (!isFields(before) || !isFields(after)) return []
  return Object.entries(labels).flatMap(([name, campo]) =>
    JSON.stringify(before[name]) === JSON.stringify(after[name])
      ? []
      : [{ campo, antes: wordsOf(name, before[name]), despues: wordsOf(name, after[name]) }],
  )
}

function wordsOf(name: string, value: unknown): string {
  if (name === 'modules' || name === 'sucursales') return listWords(name, value)
  if (name === 'read_only') return value === true ? texts.yes : texts.no
  if (typeof value !== 'string' || value === '') return texts.nothing
  const day = name === 'ends_on' ? parseCalendarDate(value) : undefined
  if (day) return formatDate(day)
  return name === 'rol' ? (roles[value] ?? value) : value
}

function listWords(name: 'modules' | 'sucursales', value: unknown): string {
  if (!Array.isArray(value)) return name === 'modules' ? texts.allModules : texts.allBranches
  const words = value.map(String).map((one) => (name === 'modules' ? (modules[one] ?? one) : one))
  return words.length === 0 ? texts.noModules : words.join(', ')
}
