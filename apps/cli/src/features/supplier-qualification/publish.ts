import { evaluationCommandTexts as texts } from '@enlace/contract/supplier-qualification/evaluation/cli-texts.ts'
import { evaluationPeriodWords } from '@enlace/contract/supplier-qualification/period-words.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { readPeriod } from '@enlace/domain/evaluation-period.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import {
  publishEvaluations,
  findEvaluations,
  type ListedEvaluation,
} from '@enlace/server/modules/supplier-qualification/index.ts'
import { CommandFault } from '../../core/command.ts'
import { actorOf, type EvaluationAction, type Given } from './given.ts'

/** Lists the evaluations of a company, drafts first. */
export const list: EvaluationAction = async (given) => {
  const { db, company, print } = given
  const found = await findEvaluations(db, company, given.words[0] === undefined ? undefined : periodOf(given))
  for (const one of found) print(lineOf(one))
  if (found.length === 0) print(texts.none)
  return 0
}

/** Publishes the drafts of a period, of one supplier or of all, once somebody has said that this is meant. */
export const publish: EvaluationAction = async (given) => {
  const { db, company, options, print, warn } = given
  const periodo = periodOf(given)
  const actor = actorOf(given)
  const nit = options.nit === '' ? undefined : options.nit.replace(/[.\s]|-\d$/g, '')
  const drafts = (await findEvaluations(db, company, periodo)).filter(
    ({ published_at, documento_numero }) =>
      published_at === null && (nit === undefined || documento_numero === nit),
  )
  const words = evaluationPeriodWords(periodo)
  if (drafts.length === 0) throw new CommandFault(fill(texts.publishNone, { periodo: words }))
  if (!options.yes) {
    for (const draft of drafts) print(lineOf(draft))
    print(fill(texts.publishQuestion, { n: drafts.length, periodo: words }))
    return 0
  }
  const done = await publishEvaluations(db, company, { periodo, nit, actor, isTold: !options.silent })
  let missing = 0
  for (const one of done) {
    const named = { nombre: one.supplier, nit: one.nit }
    if ('missing' in one) {
      missing += 1
      warn(fill(texts.missingLine, { ...named, criterios: one.missing.join(', ') }))
    } else {
      const { puntaje, nivel } = one
      print(fill(texts.publishedLine, { ...named, puntaje: formatQuantity(puntaje), nivel }))
    }
  }
  return missing === 0 ? 0 : 1
}

function periodOf({ words }: Given): string {
  const [text] = words
  if (text === undefined) throw new CommandFault(texts.periodMissing)
  const period = readPeriod(text.toUpperCase())
  if (!period) throw new CommandFault(fill(texts.wrong.periodo, { valor: text }))
  return period.id
}

function lineOf(one: ListedEvaluation): string {
  const { published_at, replaced_at, periodo, version, puntaje, nivel } = one
  return fill(texts.line, {
    estado:
      published_at === null
        ? texts.draft
        : replaced_at === null
          ? fill(texts.published, { fecha: formatInstant(new Date(published_at)) })
          : texts.replaced,
    periodo: version > 1 ? fill(texts.version, { periodo, version }) : periodo,
    nit: formatNit(one.documento_numero, one.documento_dv),
    nombre: one.nombre,
    puntaje: puntaje === null ? one.evaluador : `${formatQuantity(puntaje)} ${nivel ?? ''}`,
  })
}
