import { bankEventTexts } from '@enlace/contract/bank-accounts/texts.ts'
import type {
  BankApprovers,
  BankReview,
  DeskBankChange,
} from '@enlace/contract/bank-accounts/desk/schemas.ts'
import { approverState } from '../review/approver-queries.ts'
import { accountText } from '../mails.ts'
import type { ReviewedChange } from '../review/queries.ts'
import type { BankChangeRow, findApproverChoice, findBankPlace } from './queries.ts'

type Place = NonNullable<Awaited<ReturnType<typeof findBankPlace>>>
type Choice = Awaited<ReturnType<typeof findApproverChoice>>

/** Presents a row of the desk, with the last digits of the account. */
export function presentBankRow({ banco, tipo, ultimos, ...row }: BankChangeRow): DeskBankChange {
  return { ...row, cuenta: accountText({ banco, tipo, ultimos }) }
}

/** Presents a change with all facts for the decision, for the member of an email. */
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
    certificado_lectura: change.certificado_lectura,
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
      quien: place.names.get(actor) ?? actor,
      texto: '',
    })),
    decisor: standingOf(place, email.toLowerCase()),
  }
}

const standings = {
  'not-approver': 'no_nombrado',
  'too-new': 'nombrado_despues',
  'no-factor': 'sin_factor',
  'new-access': 'acceso_nuevo',
  'of-supplier': 'del_proveedor',
} as const

function standingOf(place: Place, email: string): BankReview['decisor'] {
  if (place.refusal) return standings[place.refusal]
  return place.approvals.some(({ approver }) => approver === email) ? 'ya_aprobo' : 'puede'
}

/** Presents the approvers, with the member's possible actions; the database enforces the same rules. */
export function presentApprovers({ approvers, rights, choice }: Choice): BankApprovers {
  const { is_administrator: isAdministrator, is_operator: isOperator, is_approver: isApprover } = rights
  return {
    aprobadores: approvers.map((approver) => {
      const { is_self: isSelf, is_asker: isAsker, is_nobody: isNobody } = approver
      const isWaiting = !isNobody && approver.confirmed_at === null
      return {
        correo: approver.email,
        nombre: approver.name,
        estado: approverState(approver),
        propuesto_por: approver.proposer,
        propuesto_at: approver.proposed_at,
        confirmado_por: approver.confirmer,
        vigente_desde: approver.counts_from,
        se_retira: approver.leaves_at,
        retirado_por: approver.remover,
        puede_confirmar:
          isWaiting && !isSelf && (isOperator || (isApprover && !isAsker)) && rights.has_factor,
        puede_rechazar: isWaiting && (isApprover || isOperator || isAdministrator || isSelf),
        puede_retirar:
          !isWaiting && (isSelf || isOperator || (isAdministrator && approver.leaves_at === null)),
        retiro_inmediato: isSelf || isOperator || isNobody,
        es_usted: isSelf,
      }
    }),
    posibles: choice,
  }
}
