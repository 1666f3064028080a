import { defineCall } from '../../core/call.ts'
import { annexFiles } from '../limits.ts'
import { HandedFiles } from '../supplier-program/schemas.ts'
import { SupplierRequirements, SupportingRequest } from './schemas.ts'

const access = { actor: 'program', asks: 'supplier' } as const

/** The same number with the same content, or the same `Idempotency-Key`, is the same cuenta de cobro. */
export const handInSupportingBySupplier = defineCall({
  purpose:
    'Hands a cuenta de cobro in as JSON text in the field cuenta of a multipart, beside its annexes; a returned one again by its number.',
  method: 'POST',
  path: '/v1/supplier/supporting-documents',
  access,
  encoding: 'multipart',
  files: annexFiles,
  body: SupportingRequest,
  answer: HandedFiles,
})

export const getSupplierRequirements = defineCall({
  purpose: 'The annexes asked of the supplier, and what its cuentas de cobro need.',
  method: 'GET',
  path: '/v1/supplier/requirements',
  access,
  answer: SupplierRequirements,
})
