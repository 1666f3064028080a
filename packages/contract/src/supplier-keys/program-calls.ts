import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { Instant } from '../core/values.ts'

export const supplierWhoAmI = defineCall({
  purpose: 'The company and the supplier of the key, its name and its last day.',
  method: 'GET',
  path: '/v1/supplier/whoami',
  access: { actor: 'program', asks: 'supplier' },
  answer: z.object({
    company: z.object({ id: z.number(), nombre: z.string(), nit: z.string() }),
    supplier: z.object({ nombre: z.string(), nit: z.string() }),
    key: z.object({ id: z.uuid(), nombre: z.string(), vence_at: Instant }),
  }),
})
