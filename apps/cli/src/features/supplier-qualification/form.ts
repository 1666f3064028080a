import { readFile, writeFile } from 'node:fs/promises'
import { evaluationCommandTexts as texts } from '@enlace/contract/supplier-qualification/evaluation/cli-texts.ts'
import { QualificationForm } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { setForm, findForm, usualForm } from '@enlace/server/modules/supplier-qualification/index.ts'
import { CommandFault } from '../../core/command.ts'
import { actorOf, type EvaluationAction, type Given } from './given.ts'

/** Shows the form by which a company evaluates, writes it into a file, or sets it from one. */
export const form: EvaluationAction = async (given) => {
  const [path] = given.words
  if (path !== undefined) return set(given, path)
  const known = await findForm(given.db, given.company)
  if (given.options.write !== '') return write(given, known?.form ?? usualForm())
  if (!known) {
    given.print(texts.formNone)
    return 0
  }
  const { nombre, periodicidad, revision_dias, bandas, criterios } = known.form
  given.print(fill(texts.formHead, { nombre, version: known.version, periodicidad, dias: revision_dias }))
  for (const { peso, nombre: name, id, items } of criterios)
    given.print(
      fill(texts.formCriterion, {
        peso,
        nombre: name,
        id,
        items: items.length > 0 ? `: ${items.join(', ')}` : '',
      }),
    )
  for (const { desde, nombre: name } of bandas) given.print(fill(texts.formBand, { desde, nombre: name }))
  return 0
}

async function write({ options, print }: Given, known: QualificationForm): Promise<number> {
  const path = options.write
  await writeFile(path, `${JSON.stringify(known, null, 2)}\n`, { flag: 'wx' }).catch((fault: unknown) => {
    throw new CommandFault(fill(texts.fileExists, { path }), { cause: fault })
  })
  print(fill(texts.formWritten, { path }))
  return 0
}

async function set(given: Given, path: string): Promise<number> {
  const actor = actorOf(given)
  const read = QualificationForm.safeParse(await contentOf(path))
  if (!read.success) {
    const [fault] = read.error.issues
    throw new CommandFault(fill(texts.formMalformed, { lugar: fault?.path.map(String).join('.') ?? path }))
  }
  const outcome = await setForm(given.db, given.company, read.data, actor)
  if ('faults' in outcome)
    throw new CommandFault(outcome.faults.map((fault) => texts.formFaults[fault]).join(' '))
  given.print(fill(texts.formSet, { version: outcome.version }))
  return 0
}

async function contentOf(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (fault) {
    throw new CommandFault(fill(texts.fileUnreadable, { path }), { cause: fault })
  }
}
