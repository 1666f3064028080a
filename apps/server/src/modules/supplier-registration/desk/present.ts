import { registrationFieldTexts } from '@enlace/contract/supplier-registration/desk/field-texts.ts'
import type {
  DeskRegistration,
  RegistrationAnswer,
  RegistrationReview,
} from '@enlace/contract/supplier-registration/desk/schemas.ts'
import type { TemplateDemands } from '../requests/demands.ts'
import { isDecided } from '../requests/rules.ts'
import { answerOf, checksOf } from './check-rules.ts'
import type { RegistrationRow } from './queries.ts'
import type { FoundRegistration } from './review-queries.ts'
import { deadlineOf, dueAt, type Term, type TermMoments } from './term-rules.ts'

/** The option lists of questions, by question name. */
export type AnswerLists = Readonly<Record<string, readonly { id: string; nombre: string }[]>>

/** Presents a row of the inbox with its deadline. */
export function presentRow(row: RegistrationRow, term: Term, moments: TermMoments): DeskRegistration {
  const isWaiting = row.estado === 'recibida' || row.estado === 'en_revision'
  return {
    ...row,
    vence_at: isWaiting ? dueAt(term, row.espera_desde) : null,
    plazo: isWaiting ? deadlineOf(row.espera_desde, moments) : null,
  }
}

/** Presents a request with everything needed for a decision. */
export function presentReview(
  found: FoundRegistration,
  demands: TemplateDemands | undefined,
  term: Term,
  moments: TermMoments,
  lists: AnswerLists,
): RegistrationReview {
  const { request, party, files } = found
  const { supplier: _, labels: __, documento_numero: ___, documento_dv: ____, checks, ...row } = request
  const phone = answerOf(found, 'contactTelephone')
  return {
    ...presentRow(
      { ...row, archivos: files.filter(({ es_anterior }) => !es_anterior).length },
      term,
      moments,
    ),
    version: request.version,
    creada_at: request.creada_at,
    responsable_id: request.responsable_id,
    responsables: found.responsables,
    respuestas: answersOf(found, demands, lists),
    // A decided request shows its saved checks, since the decision itself changed the data.
    comprobaciones: isDecided(request.estado) ? (checks ?? []) : checksOf(found, demands),
    papeles: files,
    historia: found.history,
    tercero: party
      ? {
          id: party.id,
          nombre: party.nombre,
          es_proveedor: party.es_proveedor,
          activo: party.activo,
          usuarios_principales: party.masters,
          coincide_correo: party.correos.length === 0 ? null : party.correos.includes(request.correo),
          coincide_telefono:
            party.telefonos.length === 0 || phone === ''
              ? null
              : party.telefonos.some((known) => known.endsWith(phone)),
        }
      : null,
    propuesta: {
      nombre: party?.nombre ?? request.nombre,
      sucursal: 'Principal',
      direccion: answerOf(found, 'contactAddress'),
      ciudad: answerOf(found, 'contactCity'),
      telefono: phone,
      correo: request.correo,
      nombres: answerOf(found, 'contactName'),
      apellidos: answerOf(found, 'contactLastname'),
    },
    tercero_id: request.tercero_id,
  }
}

/** Fields that the browser sends besides the answers. */
const notAnswers = new Set(['requestType', 'captchaValue', 'thirdId'])

/** Returns the answers in the template's order, followed by those that it no longer asks for. */
function answersOf(
  found: FoundRegistration,
  demands: TemplateDemands | undefined,
  lists: AnswerLists,
): RegistrationAnswer[] {
  const { supplier, labels } = found.request
  const order = [...Object.keys(demands?.labels ?? {}), ...Object.keys(registrationFieldTexts.labels)]
  const files = new Set([...(demands?.files ?? []), ...found.files.map(({ campo }) => campo)])
  const named: Readonly<Record<string, string>> = registrationFieldTexts.labels
  const names = [...new Set([...order, ...Object.keys(labels), ...Object.keys(supplier)])]
  return names
    .filter((name) => !files.has(name) && !notAnswers.has(name) && (name in supplier || name in labels))
    .map((name) => ({
      campo: name,
      titulo: labels[name] ?? named[name] ?? name,
      valor: shownAnswer(found, name, lists[name]),
    }))
}

/** Returns an answer as text; an option by its name. */
function shownAnswer(found: FoundRegistration, name: string, list: AnswerLists[string] = []): string {
  const answer = found.request.supplier[name]
  if (answer === true || answer === 'true' || answer === 'on') return registrationFieldTexts.yes
  if (answer === false || answer === 'false') return registrationFieldTexts.no
  const text = typeof answer === 'number' ? String(answer) : answerOf(found, name)
  return list.find(({ id }) => id === text)?.nombre ?? text
}
