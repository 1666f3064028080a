import type { ProfileRequestReview } from '@enlace/contract/profile/requests/schemas.ts'
import { profileRequestTexts } from '@enlace/contract/profile/requests/request-texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { isAboutData, isOpen } from './rules.ts'
import { recordText } from './words.ts'
import type { findProfileRequest } from './desk-queries.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findProfileRequest>>>

/** Presents a request with everything needed for a decision. */
export function presentRequest({ request, now }: Found): ProfileRequestReview {
  const { kind, due_on, extended_on, state } = request
  const isWaiting = isOpen(state)
  return {
    id: request.id,
    numero: request.number,
    tipo: kind,
    proveedor: request.supplier,
    persona: request.person,
    correo: request.email,
    estado: state,
    desde: request.created_at,
    vence: extended_on ?? due_on,
    motivo: request.words,
    respuesta: request.answer,
    cambios: request.changes.map(({ field, branch, before, after, standing }, place) => {
      const today = now[place]?.value ?? null
      return {
        campo: profileRequestTexts.fields[field],
        sucursal: branch,
        antes: recordText(field, before),
        hoy: isWaiting && today !== before ? recordText(field, today) : null,
        despues: recordText(field, after),
        situacion: standing,
      }
    }),
    historia: request.events.map(({ at, state: to, side, actor, words }) => ({
      at,
      titulo: profileRequestTexts.events[to],
      quien: side === 'compania' ? actor : request.person,
      texto: words,
    })),
    puede_prorrogarse:
      isAboutData(kind) &&
      isWaiting &&
      extended_on === null &&
      due_on !== null &&
      todayInBogota(new Date()) <= due_on,
  }
}
