import { fill } from '@enlace/contract/core/fill.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import type { User } from '@enlace/contract/users/schemas.ts'
import { userRoleTexts } from '@enlace/contract/users/access-texts.ts'
import { userListTexts as texts } from '@enlace/contract/users/screen-texts.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { showInstant } from '@enlace/web/document/shown.ts'

/** What a user is called: its name, or its email while nobody said one. */
export const userName = ({ nombre, correo }: Pick<User, 'nombre' | 'correo'>): string => nombre || correo

/** A role with what restricts it. */
export const roleWords = ({ rol, isReadOnly }: Pick<User, 'rol' | 'isReadOnly'>): string =>
  isReadOnly ? `${userRoleTexts[rol]} · ${texts.readOnly}` : userRoleTexts[rol]

/** The branches that are granted. */
export const branchWords = ({ sucursales }: Pick<User, 'sucursales'>): string =>
  sucursales === null ? texts.allBranches : sucursales.join(', ')

/** A phone with the code of its country. */
export const phoneWords = ({ movil, movilIndicative }: Pick<User, 'movil' | 'movilIndicative'>): string =>
  movil === '' ? listTexts.none : `+${movilIndicative} ${movil}`

/** When somebody came in last. */
export const lastSignIn = ({ ultimoIngreso }: Pick<User, 'ultimoIngreso'>): string =>
  ultimoIngreso === null ? texts.never : showInstant(ultimoIngreso)

/** What a state needs beside its word: until when an invitation works, or when an access ended or is to end. */
export function stateNote({ estado, invitedUntil, endsOn }: User, now = new Date()): string | undefined {
  if (estado === 'invitado' && invitedUntil) {
    const until = new Date(invitedUntil)
    const fecha = formatDate(todayInBogota(until))
    return fill(until > now ? texts.expires : texts.expired, { fecha })
  }
  if (endsOn === null) return undefined
  const isOver = endsOn < todayInBogota(now)
  return fill(isOver ? texts.ended : texts.until, { fecha: formatDate(endsOn) })
}
