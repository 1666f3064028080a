import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { AskedForm } from '@enlace/contract/required-documents/asked/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { askedDocumentsTexts } from '@enlace/contract/required-documents/asked/texts.ts'
import { query, scopeCompany, today, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Service } from '../../../core/http/service.ts'
import { announceFiles } from '../../../core/storage/commands.ts'
import { type ActAuthor, auditIn } from '../../../core/audit/desk-commands.ts'
import { examineKind } from '../../../core/files/examine.ts'
import { nameFor } from '../../../core/files/file-type.ts'
import { companyAsker } from '../../../core/turns/asker.ts'
import { spool } from '../../../core/files/spool.ts'
import { newStorageKey } from '../../../core/storage/uploads.ts'
import { type ChangeOutcome, codeOf, differences } from './rules.ts'

/** A document that the company requires, by its code. */
export interface AskedDocument extends AskedForm {
  codigo: string
}

const { faults } = askedDocumentsTexts

/** An operator's name as the author of a change. */
const operatorOf = (actor: string): ActAuthor => ({ actor })

type Values = ReturnType<typeof valuesOf>

/** No size and no risk is all of them. */
function valuesOf({ contrato: _, tamanos, riesgos, ...form }: AskedForm) {
  return {
    ...form,
    tamanos: tamanos.length === 0 ? null : [...tamanos],
    riesgos: riesgos.length === 0 ? null : [...riesgos],
    dias: form.regla === 'dias' ? form.dias : null,
    fecha: form.regla === 'fecha' ? form.fecha : null,
    tipo_contrato: form.alcance === 'contrato' ? form.tipo_contrato : null,
  }
}

/** Another audience, or asking for it again, begins the days of grace anew. */
const sinceWhen = ({ alcance, persona, suministro, tamanos, riesgos, tipo_contrato }: Values) =>
  sql<CalendarDate>`case when required_documents.activo
      and (required_documents.alcance, required_documents.persona, required_documents.suministro, required_documents.tamanos,
           required_documents.riesgos, required_documents.tipo_contrato)
        is not distinct from (${alcance}::text, ${persona}::text, ${suministro}::text, ${tamanos}::text[], ${riesgos}::text[],
           ${tipo_contrato}::text)
    then required_documents.desde else ${today} end`

const raised = {
  version: sql<number>`required_documents.version + 1`,
  updated_at: sql<string>`now()`,
}

/** Creates or changes a required document by its code. Returns its id; undefined if the contract does not exist. */
export async function askForDocument(
  db: Database,
  company: number,
  { codigo, ...asked }: AskedDocument,
  operator: string,
): Promise<string | undefined> {
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const [place] = asked.contrato === null ? [] : await contractsOf(tx, asked.contrato)
    if (asked.contrato !== null && !place) return undefined
    const values = { ...valuesOf(asked), contract_id: place?.id ?? null }
    const [kept] = await tx.run(
      query
        .insertInto('required_documents')
        .values({ company_id: scopeCompany, codigo, ...values })
        .onConflict((conflict) =>
          conflict
            .columns(['company_id', 'codigo'])
            .doUpdateSet({ ...values, ...raised, desde: sinceWhen(values), activo: true }),
        )
        .returning('id')
        .compile(),
    )
    await auditIn(tx, operatorOf(operator), { action: 'required-document:asked', target: codigo })
    return kept?.id
  })
}

/** The contracts of a number, two at most: one tells the contract, two tell that the number does not. */
function contractsOf(tx: Transaction, number: string) {
  return tx.run(
    query
      .selectFrom('supplier_contracts')
      .select('id')
      .where('company_id', '=', scopeCompany)
      .where('nro_contrato', '=', number)
      .limit(2)
      .compile(),
  )
}

/** The only contract that a form names; null without one. @throws Problem `invalid-fields` for a number of none or of several. */
async function onlyContract(tx: Transaction, { alcance, contrato }: AskedForm): Promise<string | null> {
  if (alcance !== 'contrato' || contrato === null) return null
  const [contract, another] = await contractsOf(tx, contrato)
  if (contract && !another) return contract.id
  throw new Problem('invalid-fields', {}, { contrato: another ? faults.contratos : faults.contrato })
}

/**
 * Requires a document from now on, under a code made of its name. Returns its id. @throws Problem `invalid-fields` for the
 * number of a contract that does not tell which.
 */
export function createAsked(db: Database, scope: Scope, form: AskedForm, author: ActAuthor): Promise<string> {
  return db.transaction(scope, async (tx) => {
    const contract = await onlyContract(tx, form)
    const ofOne = contract !== null && { contract_id: contract, tipo_contrato: null }
    const values = { ...valuesOf(form), ...ofOne }
    const begun = codeOf(form.nombre)
    for (let at = 1; at < 1000; at++) {
      const codigo = at === 1 ? begun : `${begun}-${at}`
      const [made] = await tx.run(
        query
          .insertInto('required_documents')
          .values({ company_id: scopeCompany, codigo, ...values })
          .onConflict((conflict) => conflict.columns(['company_id', 'codigo']).doNothing())
          .returning('id')
          .compile(),
      )
      if (!made) continue
      await auditIn(tx, author, { action: 'required-document:asked', target: codigo })
      return made.id
    }
    throw new Error('A thousand documents have the same name')
  })
}

/** Changes a required document of a version. */
export function changeAsked(
  db: Database,
  scope: Scope,
  { id, version, form, author }: { id: string; version: number; form: AskedForm; author: ActAuthor },
): Promise<ChangeOutcome> {
  return db.transaction(scope, async (tx) => {
    const held = await heldOf(tx, id)
    if (!held) return 'unknown'
    if (held.version !== version) return 'stale'
    const values = valuesOf(form)
    // A document of one contract stays one of that contract.
    const kept = held.contract_id === null ? values : { ...values, alcance: 'contrato', tipo_contrato: null }
    await tx.run(
      query
        .updateTable('required_documents')
        .set({ ...kept, ...raised, desde: sinceWhen(values) })
        .where('company_id', '=', scopeCompany)
        .where('id', '=', id)
        .compile(),
    )
    await auditIn(tx, author, {
      action: 'required-document:changed',
      target: held.codigo,
      detail: differences(held, kept),
    })
    return 'done'
  })
}

/** Requires a document of a version no more, or again. */
export function switchAsked(
  db: Database,
  scope: Scope,
  { id, version, isAsked, author }: { id: string; version: number; isAsked: boolean; author: ActAuthor },
): Promise<ChangeOutcome> {
  return db.transaction(scope, async (tx) => {
    const held = await heldOf(tx, id)
    if (!held) return 'unknown'
    if (held.version !== version || held.activo === isAsked) return 'stale'
    await tx.run(
      query
        .updateTable('required_documents')
        .set({ activo: isAsked, ...raised, ...(isAsked && { desde: sql<CalendarDate>`${today}` }) })
        .where('company_id', '=', scopeCompany)
        .where('id', '=', id)
        .compile(),
    )
    const action = isAsked ? 'required-document:reactivated' : 'required-document:retired'
    await auditIn(tx, author, { action, target: held.codigo })
    return 'done'
  })
}

/** Takes the template of a document of a version away. */
export function removeTemplate(
  db: Database,
  scope: Scope,
  { id, version, author }: { id: string; version: number; author: ActAuthor },
): Promise<ChangeOutcome> {
  return db.transaction(scope, async (tx) => {
    const held = await heldOf(tx, id)
    if (!held) return 'unknown'
    if (held.version !== version || held.plantilla_key === null) return 'stale'
    const none = { plantilla_nombre: null, plantilla_tipo: null, plantilla_bytes: null, plantilla_key: null }
    await tx.run(
      query
        .updateTable('required_documents')
        .set({ ...none, ...raised })
        .where('company_id', '=', scopeCompany)
        .where('id', '=', id)
        .compile(),
    )
    await auditIn(tx, author, {
      action: 'required-document:template-removed',
      target: held.codigo,
      detail: { before: { plantilla: held.plantilla_nombre }, after: { plantilla: null } },
    })
    return 'done'
  })
}

/** The row of a document, locked. */
async function heldOf(tx: Transaction, id: string) {
  const [held] = await tx.run(
    query
      .selectFrom('required_documents')
      .selectAll()
      .where('company_id', '=', scopeCompany)
      .where('id', '=', id)
      .forUpdate()
      .compile(),
  )
  return held
}

/** Stops requiring a document; versions already sent are kept. False if it was not required. */
export async function askNoMore(
  db: Database,
  company: number,
  codigo: string,
  operator: string,
): Promise<boolean> {
  const scope = Scope.ofStaff(company)
  const [[found]] = await db.read(scope, [
    query
      .selectFrom('required_documents')
      .select(['id', 'version'])
      .where('company_id', '=', scopeCompany)
      .where('codigo', '=', codigo)
      .compile(),
  ])
  if (!found) return false
  const author = operatorOf(operator)
  return (await switchAsked(db, scope, { ...found, isAsked: false, author })) === 'done'
}

/** Makes a stored file the template of a document. */
export async function setTemplate(
  db: Database,
  scope: Scope,
  document: string,
  { storageKey, name, operator }: { storageKey: string; name: string; operator: string },
): Promise<void> {
  const file = JSON.stringify({ storage_key: storageKey, name })
  await db.read(scope, [
    sql`select set_document_template(${document}, ${file}::jsonb, ${operator})`.compile(query),
  ])
}

/** Sets the template of a document. @throws Problem `file-refused` for an unsuitable file. */
export async function keepTemplate(
  { db, storage }: Pick<Service, 'db' | 'storage'>,
  company: number,
  document: string,
  { name, content, operator }: { name: string; content: Readable; operator: string },
): Promise<void> {
  const spooled = await spool(storage.spoolFolder, content)
  try {
    const { size, sha256 } = spooled
    const mediaType = size === 0 ? undefined : await examineKind(companyAsker(company), 'forms', spooled.path)
    if (mediaType === undefined) throw new Problem('file-refused')
    const storageKey = newStorageKey(company)
    const staff = Scope.ofStaff(company)
    await announceFiles(db, staff, [{ storageKey, mediaType, size, sha256 }])
    await storage.put(spooled.path, { key: storageKey, size, sha256 })
    await setTemplate(db, staff, document, { storageKey, name: nameFor(mediaType, name), operator })
  } finally {
    await rm(spooled.path, { force: true })
  }
}
