import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { requiredDocumentCommandTexts as texts } from '@enlace/contract/required-documents/cli-texts.ts'
import { askedLimits } from '@enlace/contract/required-documents/asked/schemas.ts'
import { suppliersAsked } from '@enlace/contract/required-documents/schemas.ts'
import { contractTypes } from '@enlace/domain/contracts.ts'
import type { Validity } from '@enlace/domain/required-documents.ts'
import {
  askForDocument,
  askNoMore,
  keepTemplate,
  findKeptDocuments,
} from '@enlace/server/modules/required-documents/index.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import { CommandFault } from '../../core/command.ts'
import type { Act } from './act.ts'
import { actorOf, dayOf, type Written } from './given.ts'

/** Asks suppliers for a document from now on, or changes what is asked. */
export const ask: Act = async ({ company, words: [codigo], values }, context) => {
  if (codigo === undefined) throw new CommandFault(texts.codeMissing)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(codigo) || codigo.length > 60)
    throw new CommandFault(fill(texts.codeMalformed, { codigo }))
  const nombre = values.name?.trim()
  if (!nombre) throw new CommandFault(texts.nameMissing)
  if (!/^\d{1,6}$/.test(values.order)) throw new CommandFault(texts.orderMalformed)
  const contrato = values.contract ?? null
  const tipo_contrato = oneOf(values['contract-type'], contractTypes, texts.contractTypeUnknown)
  const gracia = /^\d{1,3}$/.test(values.grace) ? Number(values.grace) : askedLimits.gracia + 1
  if (gracia > askedLimits.gracia) throw new CommandFault(texts.graceMalformed)
  const isOfContracts = values.contracts || contrato !== null || tipo_contrato !== null
  const asked = {
    codigo,
    nombre,
    descripcion: values.description,
    alcance: isOfContracts ? ('contrato' as const) : ('proveedor' as const), // one of the two
    persona: oneOf(values.person, suppliersAsked.persona, texts.personUnknown),
    suministro: oneOf(values.supply, suppliersAsked.suministro, texts.supplyUnknown),
    tamanos: severalOf(values.size, suppliersAsked.tamano, texts.sizeUnknown),
    riesgos: severalOf(values.risk, suppliersAsked.riesgo, texts.riskUnknown),
    tipo_contrato,
    contrato,
    obligatorio: !values.optional,
    gracia,
    orden: Number(values.order),
    ...validityOf(values),
  }
  const id = await askForDocument(await context.openDatabase(), company, asked, actorOf(values))
  if (id === undefined)
    throw new CommandFault(fill(texts.contractUnknown, { contrato: contrato ?? '', company }))
  context.print(fill(texts.asked, { nombre, codigo }))
}

/** Asks for a document no more. */
export const retire: Act = async ({ company, words: [codigo], values }, context) => {
  if (codigo === undefined) throw new CommandFault(texts.codeMissing)
  if (!(await askNoMore(await context.openDatabase(), company, codigo, actorOf(values))))
    throw new CommandFault(fill(texts.codeUnknown, { codigo, company }))
  context.print(fill(texts.retired, { codigo }))
}

/** Gives a document the template that suppliers fill in. */
export const template: Act = async ({ company, words: [codigo, path], values }, context) => {
  if (codigo === undefined) throw new CommandFault(texts.codeMissing)
  if (path === undefined) throw new CommandFault(texts.fileMissing)
  const operator = actorOf(values)
  const db = await context.openDatabase()
  const document = (await findKeptDocuments(db, company)).find(
    (kept) => kept.codigo === codigo && kept.activo,
  )
  if (!document) throw new CommandFault(fill(texts.codeUnknown, { codigo, company }))
  const file = await open(path, 'r').catch((fault: NodeJS.ErrnoException) => {
    throw new CommandFault(fill(texts.unreadable, { path, reason: fault.code ?? fault.message }))
  })
  const name = basename(path)
  try {
    const service = { db, storage: openStorage(context.settings) }
    await keepTemplate(service, company, document.id, { name, content: file.createReadStream(), operator })
  } catch (fault) {
    if (fault instanceof Problem)
      throw new CommandFault(fill(texts.templateRefused, { path }), { cause: fault })
    if (fault instanceof Error && 'code' in fault && fault.code === 'EISDIR')
      throw new CommandFault(fill(texts.unreadable, { path, reason: 'EISDIR' }), { cause: fault })
    throw fault
  }
  context.print(fill(texts.templateKept, { codigo, name }))
}

function validityOf(values: Written): Validity {
  const { days, 'own-date': isOwn } = values
  const until = dayOf(values.until)
  if ([days !== undefined, until !== undefined, isOwn].filter(Boolean).length > 1)
    throw new CommandFault(texts.ruleTwice)
  if (days !== undefined) {
    const dias = /^\d{1,4}$/.test(days) ? Number(days) : 0
    if (dias < 1 || dias > 3660) throw new CommandFault(fill(texts.daysMalformed, { days }))
    return { regla: 'dias', dias, fecha: null }
  }
  if (until !== undefined) return { regla: 'fecha', dias: null, fecha: until }
  return { regla: isOwn ? 'documento' : 'ninguna', dias: null, fecha: null }
}

function severalOf<const Word extends string>(
  written: string | undefined,
  known: readonly Word[],
  fault: string,
): Word[] {
  return (written?.split(',') ?? []).flatMap((word) => oneOf(word, known, fault) ?? [])
}

function oneOf<const Word extends string>(
  written: string | undefined,
  known: readonly Word[],
  fault: string,
): Word | null {
  if (written === undefined) return null
  const found = known.find((word) => word === written)
  if (found === undefined) throw new CommandFault(fault)
  return found
}
