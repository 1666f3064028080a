import * as z from 'zod/mini'
import { userStates } from './limits.ts'
import { grantableModules, grantableRoles, userRoles } from '@enlace/domain/user-roles.ts'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing, words } from '../core/list/list.ts'
import { DateText, DocumentId, Instant, Optional } from '../core/values.ts'

const UserState = z.enum(userStates)
export type UserState = z.infer<typeof UserState>

/** A user of the supplier, as shown to its masters (screens 2.13); before joining, only the data typed by a master. */
export const User = z.object({
  id: DocumentId,
  isSelf: z.boolean(),
  nombre: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  tipo_identificacion: Optional,
  identificacion: Optional,
  correo: z.string(),
  cargo: z.string(),
  movil: z.string(),
  movilIndicative: z.string(),
  rol: z.enum(userRoles),
  isMaster: z.boolean(),
  /** Null is all that the company has on. */
  modules: z.nullable(z.array(z.string())),
  isReadOnly: z.boolean(),
  endsOn: z.nullable(DateText),
  /** The granted branches by name and by thirdId; null is all. */
  sucursales: z.nullable(z.array(z.string())),
  accounts: z.nullable(z.array(z.number())),
  hasFactor: z.boolean(),
  ultimoIngreso: z.nullable(Instant),
  estado: UserState,
  /** The expiry of the invitation's link. */
  invitedUntil: z.nullable(Instant),
  hasJoined: z.boolean(),
  sesiones: z.number(),
})
export type User = z.infer<typeof User>

/** The filters of the list: text, states and one role; users have no date and no amount. */
export const UsersQuery = z.extend(
  z.omit(ListQuery, { status: true, from: true, to: true, min: true, max: true }),
  {
    status: z.optional(z.pipe(words, z.array(UserState))),
    rol: z.optional(z.enum(userRoles)),
  },
)
export type UsersQuery = z.infer<typeof UsersQuery>

/** The query for its rows without pages. */
export const UsersSliceQuery = z.extend(z.omit(UsersQuery, paging), slicing)

/** The page of users, with the count of each state and role. */
export const Users = z.extend(listOf(User, {}), { choices: z.object({ rol: z.array(Choice) }) })
export type Users = z.infer<typeof Users>

/** A slice of all users of a filter. */
export const UserRows = sliceOf(User)

/** An event of a user in the audit trail. */
export const UserEvent = z.object({
  at: Instant,
  actor: z.string(),
  isCompany: z.boolean(),
  /** The author at the company, if suppliers may see it; otherwise null. */
  por: z.nullable(z.string()),
  action: z.string(),
  cambios: z.array(z.object({ campo: z.string(), antes: z.string(), despues: z.string() })),
})
export type UserEvent = z.infer<typeof UserEvent>

/** One user with its history, and the grantable branches of the supplier. */
export const UserDetail = z.object({
  user: User,
  history: z.array(UserEvent),
  branches: z.array(z.object({ thirdId: z.number(), nombre: z.string() })),
  /** Until when the signed-in new master cannot disable earlier users; null if it can. */
  protectedUntil: z.nullable(Instant),
})
export type UserDetail = z.infer<typeof UserDetail>

/** The access that a master grants. */
export const UserGrant = z.object({
  role: z.enum(grantableRoles),
  modules: z.nullable(z.array(z.enum(grantableModules)).check(z.maxLength(grantableModules.length))),
  isReadOnly: z.boolean(),
  endsOn: z.nullable(DateText),
  accounts: z.nullable(
    z.array(z.number().check(z.int(), z.positive())).check(z.minLength(1), z.maxLength(500)),
  ),
})
export type UserGrant = z.infer<typeof UserGrant>
