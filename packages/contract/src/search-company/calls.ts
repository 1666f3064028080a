import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { TypedNit } from '../suppliers/third-party/schemas.ts'
import { SupplierSearchAnswer } from './schemas.ts'

export const searchSupplier = defineCall({
  purpose:
    'Whether a NIT is a supplier of the company, with its four outcomes (spec 7, Company supplier search).',
  method: 'POST',
  path: '/company-supplier-search',
  access: { actor: 'visitor' },
  limit: 'search',
  body: z.object({ nit: TypedNit }),
  answer: SupplierSearchAnswer,
})
