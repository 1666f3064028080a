import type { InvitedMaster, SupplierUser } from '@enlace/contract/suppliers/schemas.ts'

/** The parts of the page of a third party, in their order. */
export const supplierParts = ['resumen', 'datos', 'sucursales', 'usuarios', 'documentos', 'historia'] as const
export type SupplierPart = (typeof supplierParts)[number]

/** Invites a principal user. @throws CallFailure */
export type Invite = (person: InvitedMaster) => Promise<unknown>

/** Mails an invitation again. */
export type Resend = (user: SupplierUser) => void
