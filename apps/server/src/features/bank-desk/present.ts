import { bankEventTexts } from '@enlace/contract/core/bank-accounts/texts'
import type { BankReview, DeskBankChange } from '@enlace/contract/features/bank-desk/schemas'
import { accountText } from '../../core/bank-accounts/mails.ts'
import type { ReviewedChange } from '../../core/bank-accounts/review-queries.ts'
import type { BankChangeRow, findBankPlace } from './queries.ts'

type Place = NonNullable<Awaited<ReturnType<typeof findBankPlace>>>

/** A row of the desk: the account by its last digits. */
export function presentBankRow({ banco, tipo, ultimos, ...row }: BankChangeRow): DeskBankChange {
  return { ...row, cuenta: accountText({ banco, tipo, ultimos }) }
}

/** A change with all that is needed to decide about it, for the member of an email. */
export function presentBankReview(change: ReviewedChange, place: Place, email: string): BankReview {
  const words: Readonly<Record<string, string>> = bankEventTexts
  return {
    id: change.id,
    numero: change.numero,
    proveedor: change.proveedor,
    nit: change.nit,
    cuenta: accountText(change),
    estado: change.estado,
    aprobaciones: place.approvals.length,
    desde: change.created_at,
    se_aplica: change.estado === 'aprobado' ? change.applies_at : null,
    sucursales: change.sucursales,
    cuentas_actuales: change.antes.map(accountText),
    titular: change.titular,
    certificado_fecha: change.certificado_fecha,
    archivo: change.archivo,
    media_type: place.media_type,
    motivo: change.motivo,
    solicitante: change.solicitante,
    solicitante_correo: change.solicitante_correo,
    direccion_ip: change.address,
    razon: change.razon,
    avisos: change.warnings,
    contactos: change.contacts.map(({ name, phone, email: correo }) => ({
      nombre: name,
      telefono: phone,
      correo,
    })),
    verificaciones: place.approvals,
    historia: change.events.map(({ at, event, actor }) => ({
      at,
      titulo: words[event] ?? event,
      quien: actor,
      texto: '',
    })),
    decisor: standingOf(change, place, email.toLowerCase()),
  }
}

function standingOf(change: ReviewedChange, place: Place, email: string): BankReview['decisor'] {
  const named = place.approvers.find((approver) => approver.email === email)
  if (!named) return 'no_nombrado'
  if (Date.parse(named.created_at) >= Date.parse(change.created_at)) return 'nombrado_despues'
  if (change.contacts.some((contact) => contact.email.trim().toLowerCase() === email)) return 'del_proveedor'
  return place.approvals.some(({ quien }) => quien === email) ? 'ya_aprobo' : 'puede'
}
