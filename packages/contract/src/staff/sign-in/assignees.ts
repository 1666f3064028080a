import * as z from 'zod/mini'

/** A member of the staff to whom work can be given. */
export const Assignee = z.object({ id: z.string(), nombre: z.string(), isSelf: z.boolean() })
export type Assignee = z.infer<typeof Assignee>

/** What says whose work a list shows: one's own, nobody's, or that of the member whose id it is. */
export const AssignedTo = z
  .string()
  .check(z.regex(/^(mias|sin_asignar|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/))

/** A change says which version of a thing it saw. */
export const seen = { version: z.int().check(z.minimum(1)) }

/** Gives work to a member, or to nobody. */
export const Assignment = z.object({ ...seen, responsable: z.nullable(z.uuid()) })
export type Assignment = z.infer<typeof Assignment>

/** What tells a repeated send of the back office from another one, and is the id of what it writes. */
export const WrittenKey = z.string().check(z.regex(/^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/))
