import * as z from 'zod/mini'
import { Instant } from '../../core/values.ts'
import { subjectKinds } from './subjects.ts'

/** The kind of a subject that several people may work on. */
export const SubjectName = z.enum(subjectKinds)

/** A subject that several people may work on. */
export const Subject = z.object({ kind: SubjectName, id: z.string().check(z.minLength(1), z.maxLength(64)) })
export type Subject = z.infer<typeof Subject>

/** A member of the staff who has a subject open now. */
export const Presence = z.object({
  ...Subject.shape,
  /** The member's id, as in the session. */
  staff: z.string(),
  nombre: z.string(),
  since: Instant,
})
export type Presence = z.infer<typeof Presence>
