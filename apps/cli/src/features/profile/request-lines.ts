import { fill } from '@enlace/contract/core/fill.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { requestsCommandTexts as texts } from '@enlace/contract/profile/cli-texts.ts'
import { companyProfileTexts } from '@enlace/contract/profile/company-texts.ts'
import { formatDate, formatInstant, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { businessDaysUntil } from '@enlace/domain/data-rights.ts'
import { type KeptRequest, recordText } from '@enlace/server/modules/profile/index.ts'

/** A request in one line: number, state, what it is, whose, and until when it is to be answered. */
export function requestLine(request: KeptRequest): string {
  return fill(texts.line, {
    numero: request.number,
    estado: stateTexts.solicitud_perfil[request.state],
    tipo: texts.kinds[request.kind],
    supplier: request.supplier,
    vence: termOf(request),
  })
}

/** Everything about a request, a line each: who asked what, what would change, what happened so far. */
export function linesOf(request: KeptRequest): string[] {
  const { number, kind, state, person, email, supplier, words, answer, changes, events } = request
  return [
    `${number} · ${texts.kinds[kind]}`,
    `${texts.state}: ${stateTexts.solicitud_perfil[state]}`,
    `${texts.supplier}: ${supplier}`,
    `${texts.asked}: ${person} <${email}>`,
    `${texts.term}: ${termOf(request)}`,
    ...changes.map(({ field, branch, before, after, standing }) => {
      const name = companyProfileTexts.fields[field]
      const line = fill(texts.changeLine, {
        label: branch === null ? name : `${name} (${branch})`,
        antes: recordText(field, before),
        despues: recordText(field, after),
      })
      return standing === null ? line : `${line} · ${companyProfileTexts.standing[standing]}`
    }),
    `${texts.words}: ${words}`,
    ...(answer === '' ? [] : [`${texts.answer}: ${answer}`]),
    ...events.map((event) =>
      fill(texts.event, {
        at: formatInstant(new Date(event.at)),
        estado: companyProfileTexts.events[event.state],
        quien: event.actor,
        texto: event.side === 'compania' ? event.words : '',
      }).trimEnd(),
    ),
  ]
}

function termOf({ due_on, extended_on, state }: KeptRequest): string {
  const due = extended_on ?? due_on
  if (due === null) return texts.noTerm
  if (state !== 'recibida' && state !== 'en_revision') return formatDate(due)
  const today = todayInBogota(new Date())
  const left = today > due ? texts.overdue : fill(texts.left, { n: businessDaysUntil(today, due) })
  return fill(texts.due, { date: formatDate(due), left })
}
