import * as z from 'zod/mini'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing } from '../core/list/list.ts'
import { Instant, Optional } from '../core/values.ts'
import { auditActPattern, auditTopics } from './topics.ts'

/** An entry's number. */
export const AuditId = z.string().check(z.regex(/^\d{1,18}$/))

/** An entry of the audit trail as its list shows it. */
export const AuditEntry = z.object({
  id: z.string(),
  at: Instant,
  tema: z.enum(auditTopics),
  /** What was done, by the name under which it is kept; its sentence is among the texts. */
  accion: z.string(),
  /** Who, as kept: an email, or a program. */
  persona: z.string(),
  /** The same by name, where it is a member of the staff. */
  persona_nombre: z.string(),
  /** On whom or what, as kept, and by the name that people know. */
  objeto: Optional,
  nombre: Optional,
  /** The supplier whose user it is about. */
  tercero: z.nullable(z.number()),
  direccion: Optional,
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** What narrows the trail. */
export const AuditQuery = z.extend(z.omit(ListQuery, { status: true, min: true, max: true }), {
  tema: z.optional(z.enum(auditTopics)),
  persona: z.optional(z.string().check(z.maxLength(254))),
  /** One act, by the name under which it is kept. */
  accion: z.optional(z.string().check(z.regex(auditActPattern))),
})
export type AuditQuery = z.infer<typeof AuditQuery>

/** What the call for its rows without pages takes. */
export const AuditSliceQuery = z.extend(z.omit(AuditQuery, paging), slicing)

/** What the file of a filter takes. */
export const AuditFileQuery = z.extend(z.omit(AuditQuery, paging), { format: z.enum(['xlsx', 'csv']) })

/** A person that the trail offers to narrow it by. */
const PersonChoice = z.extend(Choice, { nombre: z.string() })

/** A page of the trail. */
export const AuditEntries = z.extend(listOf(AuditEntry, {}), {
  choices: z.object({ tema: z.array(Choice), persona: z.array(PersonChoice), accion: z.array(Choice) }),
})
export type AuditEntries = z.infer<typeof AuditEntries>

/** A slice of all entries that a filter lets through. */
export const AuditRows = sliceOf(AuditEntry)

/** A value that an act changed, or one that was noted with it. */
export const AuditFact = z.object({ campo: z.string(), antes: Optional, ahora: Optional })
export type AuditFact = z.infer<typeof AuditFact>

/** One entry with all that was noted. */
export const AuditDetail = z.extend(AuditEntry, {
  /** Values before and after. */
  cambios: z.array(AuditFact),
  /** What else was noted. */
  hechos: z.array(z.object({ campo: z.string(), valor: z.string() })),
})
export type AuditDetail = z.infer<typeof AuditDetail>
