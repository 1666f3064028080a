import * as z from 'zod/mini'

/** The response of a call that delivers a file: raw bytes, without a schema. */
export const FileBytes = z.unknown()

/** Opens one file, once, within a minute, in the browser that requested it. */
export const Ticket = z.object({ ticket: z.string() })
