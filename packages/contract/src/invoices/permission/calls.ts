import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { SupplierId } from '../../core/values.ts'
import { SupportingPermission, SupportingWord } from './schemas.ts'

const access = { actor: 'staff', area: 'third-parties' } as const
const params = z.object({ id: SupplierId })

export const getSupportingPermission = defineCall({
  purpose: 'Whether a third party may send cuentas de cobro, and by what.',
  method: 'GET',
  path: '/staff/suppliers/:id/supporting-documents',
  access,
  params,
  answer: SupportingPermission,
})

export const setSupportingPermission = defineCall({
  purpose: 'Opens or closes cuentas de cobro for a third party, or leaves them to the rule.',
  method: 'PUT',
  path: '/staff/suppliers/:id/supporting-documents',
  access,
  params,
  body: SupportingWord,
  answer: SupportingPermission,
})
