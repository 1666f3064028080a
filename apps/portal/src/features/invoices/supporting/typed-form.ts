import type { SupportingFields } from '@enlace/contract/invoices/supporting/schemas.ts'

/** The fields of the form as they are typed. */
export type Typed = Record<Exclude<keyof SupportingFields, 'declara_renta' | 'no_obligado'>, string> & {
  declara_renta: boolean
  no_obligado: boolean
}
