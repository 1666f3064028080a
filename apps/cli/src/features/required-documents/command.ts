import { fill } from '@enlace/contract/core/fill.ts'
import { requiredDocumentCommandTexts as texts } from '@enlace/contract/required-documents/cli-texts.ts'
import { requiredDocumentTexts as words } from '@enlace/contract/required-documents/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { readProfile } from '@enlace/server/modules/company/index.ts'
import { findKeptDocuments, type KeptDocument } from '@enlace/server/modules/required-documents/index.ts'
import { CommandFault, type Command } from '../../core/command.ts'
import { findCompany, readCompanyId } from '../../core/create-company.ts'
import type { Act } from './act.ts'
import { ask, retire, template } from './ask.ts'
import { readWritten } from './given.ts'
import { decide, pending, save, standing } from './review.ts'

/** What the company asks of its suppliers, and what it decides about what they send. */
export const command: Command = {
  name: 'required-documents',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const { values, positionals } = readWritten(args)
    const [name = '', ...rest] = positionals
    const act = Object.hasOwn(acts, name) ? acts[name] : undefined
    if (!act) throw new CommandFault(texts.actionUnknown)
    const company = readCompanyId(values.company ?? '1')
    if ((await findCompany(await context.openDatabase(), company)) === undefined)
      throw new CommandFault(fill(texts.companyUnknown, { company }))
    await act({ company, words: rest, values }, context)
    return 0
  },
}

const list: Act = async ({ company }, context) => {
  const db = await context.openDatabase()
  const { nombre } = (await readProfile(db, company)).company
  const documents = await findKeptDocuments(db, company)
  context.print(fill(texts.title, { company: nombre }))
  if (documents.length === 0) context.print(texts.none)
  for (const document of documents) context.print(lineOf(document))
}

const acts: Readonly<Record<string, Act>> = {
  list,
  ask,
  retire,
  template,
  pending,
  standing,
  save,
  approve: decide('aprobado'),
  reject: decide('rechazado'),
}

function lineOf(document: KeptDocument): string {
  const { codigo, nombre, regla, dias, fecha, obligatorio, plantilla_nombre, activo } = document
  return fill(texts.line, {
    codigo,
    nombre,
    exigido: askedWords(document),
    regla: fill(words.rule[regla], { dias: dias ?? 0, fecha: fecha === null ? '' : formatDate(fecha) }),
    clase: activo ? (obligatorio ? words.mandatory : words.optional) : texts.retiredMark,
    plantilla: plantilla_nombre === null ? '' : fill(texts.withTemplate, { nombre: plantilla_nombre }),
  })
}

function askedWords({ alcance, persona, suministro, tipo_contrato, contrato }: KeptDocument): string {
  const who = [persona, suministro].filter((word) => word !== null).join(', ')
  if (alcance === 'proveedor') return who || words.asked.all
  const which =
    contrato !== null
      ? fill(texts.oneContract, { contrato })
      : tipo_contrato !== null
        ? fill(texts.contractsOf, { tipo: tipo_contrato })
        : texts.allContracts
  return [which, who].filter(Boolean).join(', ')
}
