import { evaluationCommandTexts as texts } from '@enlace/contract/supplier-qualification/evaluation/cli-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { documentIdPattern } from '@enlace/contract/core/patterns.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import {
  decideAction,
  decideReview,
  type QualificationFault,
  type ReviewDecision,
  findActions,
  findReviews,
} from '@enlace/server/modules/supplier-qualification/index.ts'
import { CommandFault } from '../../core/command.ts'
import { actorOf, type EvaluationAction, type Given } from './given.ts'

/** Lists the requests for review with what was written, those that wait first. */
export const reviews: EvaluationAction = async ({ db, company, words, options, print }) => {
  const numero = words[0]?.toUpperCase()
  const found = await findReviews(db, company, { numero, all: options.all || numero !== undefined })
  for (const { created_at, supplier, person, criterios, messages, ...review } of found) {
    print(
      fill(texts.reviewLine, {
        numero: review.numero,
        estado: stateTexts.revision_calificacion[review.state],
        proveedor: supplier,
        periodo: review.periodo,
        persona: person,
        fecha: formatInstant(new Date(created_at)),
      }),
    )
    if (criterios.length > 0) print(fill(texts.reviewCriteria, { criterios: criterios.join(', ') }))
    for (const { at, author, words: said, files } of messages)
      print(
        fill(texts.reviewMessage, {
          fecha: formatInstant(new Date(at)),
          autor: author,
          texto: said,
          archivos: filesText(files),
        }),
      )
  }
  if (found.length === 0) print(texts.reviewsNone)
  return 0
}

const states = { answer: 'en_revision', accept: 'aceptada', refuse: 'negada' } as const

/** Answers a request for review, accepts or refuses it. */
export const decide =
  (act: ReviewDecision['act']): EvaluationAction =>
  async (given) => {
    const { db, settings, company, words, options, print } = given
    const numero = words[0]?.toUpperCase()
    if (numero === undefined) throw new CommandFault(texts.numberMissing)
    const actor = actorOf(given)
    refuse(await decideReview({ db, settings }, company, { numero, act, text: options.text, actor }), numero)
    print(fill(texts.reviewDone, { numero, estado: stateTexts.revision_calificacion[states[act]] }))
    if (act === 'accept') print(texts.acceptedNext)
    return 0
  }

/** Lists the actions of the plans, those whose evidence waits first. */
export const actions: EvaluationAction = async ({ db, company, options, print }) => {
  const found = await findActions(db, company, options.all)
  for (const { id, state, fecha, supplier, accion, responsable, evidencia, files } of found) {
    const estado = stateTexts.accion_mejora[state]
    print(
      fill(texts.actionLine, {
        id,
        estado,
        fecha: formatDate(fecha),
        proveedor: supplier,
        accion,
        responsable,
      }),
    )
    if (evidencia !== '') print(fill(texts.actionEvidence, { texto: evidencia, archivos: filesText(files) }))
  }
  if (found.length === 0) print(texts.actionsNone)
  return 0
}

/** Takes the evidence of an action as good, or gives it back. */
export const decideEvidence =
  (isDone: boolean): EvaluationAction =>
  async (given: Given) => {
    const { db, settings, company, words, options, print } = given
    const [id] = words
    if (id === undefined) throw new CommandFault(texts.idMissing)
    const actor = actorOf(given)
    const fault = documentIdPattern.test(id)
      ? await decideAction({ db, settings }, company, { id, isDone, text: options.text, actor })
      : 'unknown'
    refuse(fault, id)
    print(fill(texts.actionDone, { estado: stateTexts.accion_mejora[isDone ? 'cumplida' : 'devuelta'] }))
    return 0
  }

function refuse(fault: QualificationFault | undefined, que: string): void {
  if (fault !== undefined) throw new CommandFault(fill(texts.faults[fault], { que }))
}

function filesText(files: readonly string[]): string {
  return files.length === 0 ? '' : fill(texts.reviewFiles, { archivos: files.join(', ') })
}
