import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { DocumentId } from '../values.ts'
import { NewUpload, Upload, uploadLimits } from './schemas.ts'

const supplier = { actor: 'supplier' } as const
const ById = z.object({ id: DocumentId })

export const beginUpload = defineCall({
  purpose:
    'Announces a file that is to be sent in pieces; its bytes follow by the tus protocol at `/uploads/:id`.',
  method: 'POST',
  path: '/uploads',
  access: supplier,
  isQuiet: true,
  limit: 'upload',
  takesRoom: true,
  body: NewUpload,
  answer: Upload,
})

export const getUpload = defineCall({
  purpose: 'How many bytes of a file in pieces have arrived; HEAD answers the same as tus 1.0.0 does.',
  method: 'GET',
  path: '/uploads/:id',
  access: supplier,
  isQuiet: true,
  isBackground: true,
  params: ById,
  answer: Upload,
})

/** Sends the next bytes of a file, by the tus protocol: `Tus-Resumable`, `Upload-Offset`, `application/offset+octet-stream`. */
export const sendUpload = defineCall({
  purpose: 'The next bytes of a file in pieces, as tus 1.0.0 sends them.',
  method: 'PATCH',
  path: '/uploads/:id',
  access: supplier,
  isQuiet: true,
  params: ById,
  files: { count: 1, bytes: uploadLimits.bytes },
  answer: z.null(),
})

/** Cancels an unfinished upload and deletes its bytes. */
export const dropUpload = defineCall({
  purpose: 'Gives up a file in pieces; what came of it is removed.',
  method: 'DELETE',
  path: '/uploads/:id',
  access: supplier,
  isQuiet: true,
  params: ById,
  answer: z.null(),
})
