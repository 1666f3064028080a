import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { addedFileLimits } from './limits.ts'

/** The limits of a file that a program sends. */
export const sentFileLimits = { bytes: 10 * 1024 * 1024, seconds: 30, name: 200 } as const

export const addRecordFile = defineCall({
  purpose:
    'Adds a file (PDF, JPG, PNG or XML) to a document, by the key that the answers to pushes tell. The body is the file. ' +
    'The same file again changes nothing.',
  method: 'POST',
  path: '/v1/records/:kind/:key/files',
  access: { actor: 'program', asks: 'kind' },
  params: z.object({
    /** The kind of records, as of a push. */
    kind: z.string().check(z.maxLength(60)),
    key: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  query: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(sentFileLimits.name)),
    description: z._default(z.string().check(z.trim(), z.maxLength(addedFileLimits.description)), ''),
  }),
  answer: z.object({
    /** Whether it was added now; false where the document has the same file already. */
    added: z.boolean(),
    sha256: z.string(),
  }),
})
