import * as z from 'zod/mini'
import { userStates } from './limits.ts'
import { grantableModules, grantableRoles, userRoles } from '@enlace/domain/user-roles.ts'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing, words } from '../core/list/list.ts'
import { DateText, DocumentId, Instant, Optional } from '../core/values.ts'

const UserState = z.enum(userStates)
export type UserState = z.infer<typeof UserState>

/** A user of the supplier as its masters see it (screens 2.13). Of who has not joined, only what a master typed. */
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
  /** The branches that are granted, by name and by thirdId; null is all. */
  sucursales: z.nullable(z.array(z.string())),
  accounts: z.nullable(z.array(z.number())),
  hasFactor: z.boolean(),
  ultimoIngreso: z.nullable(Instant),
  estado: UserState,
  /** Until when the invitation's link works, or did. */
  invitedUntil: z.nullable(Instant),
  hasJoined: z.boolean(),
  sesiones: z.number(),
})
export type User = z.infer<typeof User>

/** What narrows the list: text, states and one role; people have no day and no amount. */
export const UsersQuery = z.extend(
  z.omit(ListQuery, { status: true, from: true, to: true, min: true, max: true }),
  {
    status: z.optional(z.pipe(words, z.array(UserState))),
    rol: z.optional(z.enum(userRoles)),
  },
)
export type UsersQuery = z.infer<typeof UsersQuery>

/** What the call for its rows without pages takes. */
export const UsersSliceQuery = z.extend(z.omit(UsersQuery, paging), slicing)

/** The page of users, how many are in each state, and how many have each role. */
export const Users = z.extend(listOf(User, {}), { choices: z.object({ rol: z.array(Choice) }) })
export type Users = z.infer<typeof Users>

/** A slice of all users that a filter lets through. */
export const UserRows = sliceOf(User)

/** What happened to a user, as the audit trail keeps it. */
export const UserEvent = z.object({
  at: Instant,
  actor: z.string(),
  isCompany: z.boolean(),
  /** Who of the company it was, where the supplier is told; null everywhere else. */
  por: z.nullable(z.string()),
  action: z.string(),
  cambios: z.array(z.object({ campo: z.string(), antes: z.string(), despues: z.string() })),
})
export type UserEvent = z.infer<typeof UserEvent>

/** One user with its history, and the supplier's branches that can be granted. */
export const UserDetail = z.object({
  user: User,
  history: z.array(UserEvent),
  branches: z.array(z.object({ thirdId: z.number(), nombre: z.string() })),
  /** Until when the signed-in master, who is new, keeps nobody out who was there before; null where it may. */
  protectedUntil: z.nullable(Instant),
})
export type UserDetail = z.infer<typeof UserDetail>

/** What a master grants. */
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
