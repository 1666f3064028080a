import * as z from 'zod/mini'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing } from '../../core/list/list.ts'
import { Instant, Optional } from '../../core/values.ts'

/** The kinds of sessions: of suppliers' users in the portal, and of the team in the back office. */
export const sessionKinds = ['proveedor', 'equipo'] as const
export type SessionKind = (typeof sessionKinds)[number]

/** An open session of the company. */
export const OpenSession = z.object({
  id: z.uuid(),
  tipo: z.enum(sessionKinds),
  persona: z.string(),
  nombre: z.string(),
  proveedor: Optional,
  /** The supplier and its user, or the member of the team. */
  tercero: z.nullable(z.number()),
  usuario: z.uuid(),
  equipo: z.string(),
  direccion: z.string(),
  desde: Instant,
  ultimo: Instant,
  /** The viewer's own session, which is ended by logging out. */
  isOwn: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>

/** The filters of the list. */
export const SessionsQuery = z.extend(
  z.omit(ListQuery, { status: true, from: true, to: true, min: true, max: true }),
  { tipo: z.optional(z.enum(sessionKinds)) },
)
export type SessionsQuery = z.infer<typeof SessionsQuery>

/** The query for its rows without pages. */
export const SessionsSliceQuery = z.extend(z.omit(SessionsQuery, paging), slicing)

/** A page of open sessions. */
export const OpenSessions = z.extend(listOf(OpenSession, {}), {
  choices: z.object({ tipo: z.array(Choice) }),
})
export type OpenSessions = z.infer<typeof OpenSessions>

/** A slice of all sessions of a filter. */
export const OpenSessionRows = sliceOf(OpenSession)
