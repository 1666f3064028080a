import { fill } from '@enlace/contract/core/fill.ts'
import { userRoleTexts } from '@enlace/contract/users/access-texts.ts'
import type { SupplierUser } from '@enlace/contract/suppliers/schemas.ts'
import { supplierListTexts, supplierUserTexts as texts } from '@enlace/contract/suppliers/texts.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { showInstant } from '@enlace/web/document/shown.ts'

/** When somebody came in last. */
export const lastEntry = (at: string | null): string =>
  at === null ? supplierListTexts.never : showInstant(at)

/** What a user is called: its name, or its email while nobody said one. */
export const userName = ({ nombre, correo }: Pick<SupplierUser, 'nombre' | 'correo'>): string =>
  nombre || correo

/** A role with what restricts it. */
export const roleWords = ({ rol, isReadOnly }: Pick<SupplierUser, 'rol' | 'isReadOnly'>): string =>
  isReadOnly ? `${userRoleTexts[rol]} · ${texts.readOnly}` : userRoleTexts[rol]

/** The branches that are granted. */
export const branchWords = ({ sucursales }: Pick<SupplierUser, 'sucursales'>): string =>
  sucursales === null ? texts.allBranches : sucursales.join(', ')

type Standing = Pick<SupplierUser, 'estado' | 'invitedUntil' | 'endsOn'>

/** What a state needs beside its word: until when an invitation works, or when an access ended or is to end. */
export function stateNote({ estado, invitedUntil, endsOn }: Standing, now = new Date()): string | undefined {
  if (estado === 'invitado' && invitedUntil !== null) {
    const until = new Date(invitedUntil)
    return fill(until > now ? texts.expires : texts.expired, { fecha: formatDate(todayInBogota(until)) })
  }
  if (endsOn === null) return undefined
  const isOver = endsOn < todayInBogota(now)
  return fill(isOver ? texts.ended : texts.until, { fecha: formatDate(endsOn) })
}
