import * as z from 'zod/mini'
import { placeAccess } from '../content/menu/access.ts'
import { defineCall } from '../core/call.ts'
import { DocumentId } from '../core/values.ts'
import { NewSupplierKey, SupplierKeys, ToldSupplierKey } from './schemas.ts'

const access = placeAccess.users

export const listSupplierKeys = defineCall({
  purpose: "The API keys of the supplier's programs, without the keys themselves, for its masters.",
  method: 'GET',
  path: '/supplier-keys',
  access,
  answer: SupplierKeys,
})

export const createSupplierKey = defineCall({
  purpose: 'Makes an API key of the supplier; the key is told in this answer and never again.',
  method: 'POST',
  path: '/supplier-keys',
  access,
  stepUp: true,
  limit: 'invitation',
  body: NewSupplierKey,
  answer: ToldSupplierKey,
})

export const revokeSupplierKey = defineCall({
  purpose: 'Ends an API key of the supplier at once and for good; a second time changes nothing.',
  method: 'POST',
  path: '/supplier-keys/:id/revoke',
  access,
  params: z.object({ id: DocumentId }),
  answer: SupplierKeys,
})
