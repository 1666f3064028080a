import * as z from 'zod/mini'

/** The answer of a call that delivers a file: bytes, which no schema reads. */
export const FileBytes = z.unknown()

/** What opens one file, once, within a minute, in the browser that asked for it. */
export const Ticket = z.object({ ticket: z.string() })
