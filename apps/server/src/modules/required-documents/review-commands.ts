import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Validity } from '@enlace/domain/required-documents.ts'
import type { Service } from '../../core/http/service.ts'
import { raiseNotification } from '../notifications/index.ts'
import { announceFiles } from '../../core/storage/commands.ts'
import { examineKind } from '../../core/files/examine.ts'
import { nameFor, type TakenKind } from '../../core/files/file-type.ts'
import { companyAsker } from '../../core/turns/asker.ts'
import { spool } from '../../core/files/spool.ts'
import { newStorageKey } from '../../core/storage/uploads.ts'
import { placeOf } from './rules.ts'

/** The company's decision on a version. */
export interface Review {
  version: string
  decision: 'aprobado' | 'rechazado'
  /** The reason of a rejection, for the supplier. */
  motivo?: string
  /** Its last day, if the reviewer reads another date than the supplier entered. */
  vence?: CalendarDate
  /** Who decides. */
  reviewer: string
}

/** The outcome of a review: `decided` if it was decided before. */
export type ReviewOutcome = Review['decision'] | 'unknown' | 'decided'

/** Decides on a version, once, and notifies the supplier's users in the same transaction. */
export async function reviewDocument(
  db: Database,
  company: number,
  { version, decision, motivo = '', vence, reviewer }: Review,
): Promise<ReviewOutcome> {
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const [answer] = await tx.run(
      sql<ReviewAnswer>`select * from review_document(${version}, ${decision}, ${motivo}, ${vence ?? null}::date, ${reviewer})`.compile(
        query,
      ),
    )
    if (!answer) throw new Error('A review has an outcome')
    const { outcome, third_party_id, third_id, contract_id, documento } = answer
    if (outcome !== decision || third_party_id === null || documento === null) return outcome
    await raiseNotification(tx, {
      company,
      kind: 'document-reviewed',
      thirdParty: third_party_id,
      account: third_id,
      dedupe: version,
      subject: {
        documento,
        resultado: decision,
        // The sentence adds its own full stop.
        ...(decision === 'rechazado' && { motivo: motivo.trim().replace(/\.$/, '') }),
        path: placeOf(contract_id),
      },
    })
    return outcome
  })
}

interface ReviewAnswer {
  outcome: ReviewOutcome
  third_party_id: number | null
  third_id: number | null
  contract_id: string | null
  documento: string | null
}

/** A document that the company requires. */
export interface AskedDocument extends Validity {
  codigo: string
  nombre: string
  descripcion: string
  alcance: 'proveedor' | 'contrato'
  persona: 'natural' | 'juridica' | null
  suministro: 'bienes' | 'servicios' | null
  tipo_contrato: string | null
  /** The number of the only contract that requires it. */
  contrato: string | null
  obligatorio: boolean
  orden: number
}

/** Creates or changes a required document by its code. Returns its id; undefined if the contract does not exist. */
export async function askForDocument(
  db: Database,
  company: number,
  { contrato, ...asked }: AskedDocument,
  operator: string,
): Promise<string | undefined> {
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const [place] =
      contrato === null
        ? []
        : await tx.run(
            query
              .selectFrom('supplier_contracts')
              .select('id')
              .where('company_id', '=', scopeCompany)
              .where('nro_contrato', '=', contrato)
              .limit(1)
              .compile(),
          )
    if (contrato !== null && !place) return undefined
    const values = { ...asked, contract_id: place?.id ?? null, activo: true, updated_at: sql<string>`now()` }
    const [kept] = await tx.run(
      query
        .insertInto('required_documents')
        .values({ company_id: scopeCompany, ...values })
        .onConflict((conflict) => conflict.columns(['company_id', 'codigo']).doUpdateSet(values))
        .returning('id')
        .compile(),
    )
    await tx.run(
      sql`select ${call('append_own_audit', {
        who: operator,
        person: null,
        what: 'required-document:asked',
        aim: asked.codigo,
        origin: null,
        more: null,
      })}`.compile(query),
    )
    return kept?.id
  })
}

/** Stops requiring a document; versions already sent are kept. False if it was not required. */
export async function askNoMore(
  db: Database,
  company: number,
  codigo: string,
  operator: string,
): Promise<boolean> {
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const retired = await tx.run(
      query
        .updateTable('required_documents')
        .set({ activo: false, updated_at: sql<string>`now()` })
        .where('company_id', '=', scopeCompany)
        .where('codigo', '=', codigo)
        .where('activo', '=', true)
        .returning('id')
        .compile(),
    )
    if (retired.length === 0) return false
    await tx.run(
      sql`select ${call('append_own_audit', {
        who: operator,
        person: null,
        what: 'required-document:retired',
        aim: codigo,
        origin: null,
        more: null,
      })}`.compile(query),
    )
    return true
  })
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
    const mediaType = size === 0 ? undefined : await templateTypeOf(company, spooled.path)
    if (mediaType === undefined) throw new Problem('file-refused')
    const storageKey = newStorageKey(company)
    const staff = Scope.ofStaff(company)
    await announceFiles(db, staff, [{ storageKey, mediaType, size, sha256 }])
    await storage.put(spooled.path, { key: storageKey, size, sha256 })
    const file = JSON.stringify({ storage_key: storageKey, name: nameFor(mediaType, name) })
    await db.read(staff, [
      sql`select set_document_template(${document}, ${file}::jsonb, ${operator})`.compile(query),
    ])
  } finally {
    await rm(spooled.path, { force: true })
  }
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A template is a document to print, or a workbook to fill in. */
async function templateTypeOf(company: number, path: string): Promise<TakenKind | undefined> {
  const paper = await examineKind(companyAsker(company), 'papers', path)
  if (paper !== undefined) return paper
  return (await examineKind(companyAsker(company), 'tables', path)) === workbook ? workbook : undefined
}
