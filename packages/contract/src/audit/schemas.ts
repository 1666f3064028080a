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
  /** The stored name of the act; its sentence is among the texts. */
  accion: z.string(),
  /** The stored author: an email, or a program. */
  persona: z.string(),
  /** The author's name, if it is a person of the company's staff or of a supplier. */
  persona_nombre: z.string(),
  /** The stored object of the act, and its displayed name. */
  objeto: Optional,
  nombre: Optional,
  /** The email of the person who is the object. */
  correo: Optional,
  /** The supplier of the user concerned. */
  tercero: z.nullable(z.number()),
  direccion: Optional,
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** The filters of the trail. */
export const AuditQuery = z.extend(z.omit(ListQuery, { status: true, min: true, max: true }), {
  tema: z.optional(z.enum(auditTopics)),
  persona: z.optional(z.string().check(z.maxLength(254))),
  /** One act, by its stored name. */
  accion: z.optional(z.string().check(z.regex(auditActPattern))),
})
export type AuditQuery = z.infer<typeof AuditQuery>

/** The query for its rows without pages. */
export const AuditSliceQuery = z.extend(z.omit(AuditQuery, paging), slicing)

/** The query for its file. */
export const AuditFileQuery = z.extend(z.omit(AuditQuery, paging), { format: z.enum(['xlsx', 'csv']) })

/** A person in the filter of the trail. */
const PersonChoice = z.extend(Choice, { nombre: z.string() })

/** A page of the trail. */
export const AuditEntries = z.extend(listOf(AuditEntry, {}), {
  choices: z.object({ tema: z.array(Choice), persona: z.array(PersonChoice), accion: z.array(Choice) }),
})
export type AuditEntries = z.infer<typeof AuditEntries>

/** A slice of all entries of a filter. */
export const AuditRows = sliceOf(AuditEntry)

/** A value changed by an act, or recorded with it. */
export const AuditFact = z.object({ campo: z.string(), antes: Optional, ahora: Optional })
export type AuditFact = z.infer<typeof AuditFact>

/** One entry with all its facts. */
export const AuditDetail = z.extend(AuditEntry, {
  /** Values before and after. */
  cambios: z.array(AuditFact),
  /** Other facts of the act. */
  hechos: z.array(z.object({ campo: z.string(), valor: z.string() })),
})
export type AuditDetail = z.infer<typeof AuditDetail>
