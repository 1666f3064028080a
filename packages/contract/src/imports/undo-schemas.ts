import * as z from 'zod/mini'

const Count = z.number()

/** What undoing a load does to the rows of a table: new ones are removed, changed ones restored, those that went return. */
export const UndoEffect = z.object({ table: z.string(), removed: Count, restored: Count, returned: Count })
export type UndoEffect = z.infer<typeof UndoEffect>

/** Rows that are not any more as a load left them. */
export const UndoHindrance = z.object({ table: z.string(), rows: Count, examples: z.array(z.string()) })
