import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DateText, DocumentId } from '../core/values.ts'
import { DataRequestBody, DataRights, exportForms } from './rights-schemas.ts'

const access = placeAccess.profile

/** The data that the company holds of the user, and the user's requests about it. */
export const getDataRights = defineCall({
  purpose: 'What is kept of the signed-in person, and its requests about it (Ley 1581 of 2012).',
  method: 'GET',
  path: '/profile/data-rights',
  access,
  answer: DataRights,
})

/** Makes a request about the user's own data, which gets a number and the last day of its legal term. */
export const requestAboutData = defineCall({
  purpose: 'Asks to know, to put right or to revoke; answers the number and the end of the legal term.',
  method: 'POST',
  path: '/profile/data-rights/requests',
  access,
  isForReaders: true,
  body: DataRequestBody,
  answer: z.object({ numero: z.string(), vence: DateText }),
})

export const withdrawDataRequest = defineCall({
  purpose: 'Takes back a request about the person’s own data while it waits.',
  method: 'POST',
  path: '/profile/data-rights/requests/:id/withdraw',
  access,
  isForReaders: true,
  params: z.object({ id: DocumentId }),
  answer: z.object({ numero: z.string() }),
})

/** All data that the company holds of the user, for download. */
export const exportOwnData = defineCall({
  purpose: 'Everything that is kept of the signed-in person, as JSON or as a PDF to read.',
  method: 'GET',
  path: '/profile/data-rights/export',
  access,
  query: z.object({ format: z._default(z.enum(exportForms), 'pdf') }),
  answer: FileBytes,
  delivers: 'file',
})
