import { evaluationCommandTexts as texts } from '@enlace/contract/supplier-qualification/evaluation/cli-texts.ts'
import type {
  FormCriterion,
  QualificationForm,
} from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { readPeriod, type EvaluationPeriod } from '@enlace/domain/evaluation-period.ts'
import { criterionScore } from '@enlace/domain/qualification.ts'
import { fold } from '@enlace/domain/text.ts'
import { ImportFault } from '@enlace/importer/core/findings/import-fault.ts'
import { readTable } from '@enlace/importer/core/tables/read-table.ts'
import { openSourceFile } from '@enlace/importer/core/containers/source-file.ts'
import type { SourceTable } from '@enlace/importer/core/tables/source-table.ts'
import {
  keepDraft,
  type GivenScore,
  findForm,
  findSupplier,
} from '@enlace/server/modules/supplier-qualification/index.ts'
import { CommandFault } from '../../core/command.ts'
import { actorOf, type EvaluationAction, type Given } from './given.ts'

type ColumnName = keyof typeof texts.columns
const columnNames = Object.keys(texts.columns) as ColumnName[] // the texts' own names
const mayBeMissing: readonly ColumnName[] = ['item', 'observacion']

type Wrong = { wrong: keyof typeof texts.wrong; valor: string; maximo?: number }
type Draft = { thirdParty: number; period: EvaluationPeriod; scores: Record<string, GivenScore> }

/** Takes scores from a CSV file, a line for each criterion or item; all lines are right, or nothing is kept. */
export const score: EvaluationAction = async (given) => {
  const { db, company, words, print, warn } = given
  const evaluador = actorOf(given)
  const known = await findForm(db, company)
  if (!known) throw new CommandFault(texts.formNone)
  const table = await tableOf(words[0])
  const places = placesOf(table.header)
  const drafts = new Map<string, Draft>()
  let wrong = 0
  for (const { line, cells } of table.records) {
    const cell = (name: ColumnName) => (cells[places[name]] ?? '').trim()
    const fault = await take(given, known.form, drafts, cell)
    if (!fault) continue
    wrong += 1
    const { valor, maximo = 0 } = fault
    warn(fill(texts.rowWrong, { linea: line, razon: fill(texts.wrong[fault.wrong], { valor, maximo }) }))
  }
  if (wrong > 0) throw new CommandFault(texts.notKept)
  for (const draft of drafts.values())
    await keepDraft(db, company, {
      ...draft,
      formVersion: known.version,
      observacion: given.options.text,
      evaluador,
    })
  print(fill(texts.scored, { n: drafts.size }))
  return 0
}

async function take(
  { db, company }: Given,
  form: QualificationForm,
  drafts: Map<string, Draft>,
  cell: (name: ColumnName) => string,
): Promise<Wrong | undefined> {
  const nit = cell('nit').replace(/[.\s]|-\d$/g, '')
  const supplier = await findSupplier(db, company, nit)
  if (!supplier) return { wrong: 'nit', valor: cell('nit') }
  const period = readPeriod(cell('periodo').toUpperCase())
  if (!period) return { wrong: 'periodo', valor: cell('periodo') }
  const named = fold(cell('criterio'))
  const criterion = form.criterios.find(({ id, nombre }) => [fold(id), fold(nombre)].includes(named))
  if (!criterion) return { wrong: 'criterio', valor: cell('criterio') }
  const place = placeOf(criterion, cell('item'))
  if (place === undefined) return { wrong: 'item', valor: cell('item') }
  const value = valueOf(cell('puntaje'), criterion)
  if (value === undefined) return { wrong: 'puntaje', valor: cell('puntaje'), maximo: criterion.maximo }
  const key = `${supplier.id} ${period.id}`
  const draft = drafts.get(key) ?? { thirdParty: supplier.id, period, scores: {} }
  const own = draft.scores[criterion.id] ?? { valores: [], observacion: '' }
  own.valores[place] = value
  own.observacion = [own.observacion, cell('observacion')].filter((text) => text !== '').join(' ')
  draft.scores[criterion.id] = own
  drafts.set(key, draft)
  return undefined
}

/** Which of a criterion's values a line gives: of a criterion without items the only one. */
function placeOf({ items }: FormCriterion, item: string): number | undefined {
  if (items.length === 0) return item === '' ? 0 : undefined
  const place = items.findIndex((name) => fold(name) === fold(item))
  return place === -1 ? undefined : place
}

/** A value as a person writes it, `3,5` or `no aplica`; undefined where it is none. */
function valueOf(text: string, { maximo }: FormCriterion): string | null | undefined {
  if (fold(text) === fold(texts.notApplied)) return null
  const value = text.replace(',', '.')
  try {
    criterionScore([value], maximo)
    return value
  } catch (fault) {
    if (fault instanceof RangeError) return undefined
    throw fault
  }
}

function placesOf(header: readonly string[]): Record<ColumnName, number> {
  const folded = header.map(fold)
  const places = columnNames.map((name) => {
    const place = folded.indexOf(fold(texts.columns[name]))
    if (place === -1 && !mayBeMissing.includes(name)) {
      const columnas = columnNames.map((known) => texts.columns[known]).join(', ')
      throw new CommandFault(fill(texts.columnMissing, { columna: texts.columns[name], columnas }))
    }
    return [name, place]
  })
  return Object.fromEntries(places) as Record<ColumnName, number> // every name has its place
}

async function tableOf(path: string | undefined): Promise<SourceTable> {
  if (path === undefined) throw new CommandFault(texts.fileMissing)
  try {
    return readTable(await openSourceFile(path))
  } catch (fault) {
    if (!(fault instanceof ImportFault)) throw fault
    throw new CommandFault(fill(texts.fileUnreadable, { path }), { cause: fault })
  }
}
