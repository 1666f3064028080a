import * as z from 'zod/mini'

/** A member of the staff to whom work can be assigned. */
export const Assignee = z.object({ id: z.string(), nombre: z.string(), isSelf: z.boolean() })
export type Assignee = z.infer<typeof Assignee>

/** The filter of a list by assignee: one's own work, unassigned, or a member's id. */
export const AssignedTo = z
  .string()
  .check(z.regex(/^(mias|sin_asignar|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/))

/** The version on which a change is based. */
export const seen = { version: z.int().check(z.minimum(1)) }

/** Assigns work to a member, or to nobody. */
export const Assignment = z.object({ ...seen, responsable: z.nullable(z.uuid()) })
export type Assignment = z.infer<typeof Assignment>

/** Distinguishes a retry in the back office from a new request, and is the id of the new record. */
export const WrittenKey = z.string().check(z.regex(/^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/))
