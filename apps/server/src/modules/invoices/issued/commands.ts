import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { IssueNoted, NewIssuedSupporting } from '@enlace/contract/invoices/issued/schemas.ts'
import { issuedTexts as texts } from '@enlace/contract/invoices/issued/texts.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { type ActAuthor, auditIn } from '../../../core/audit/desk-commands.ts'
import type { Service } from '../../../core/http/service.ts'
import type { ReceivedFile } from '../../../core/storage/received-file.ts'
import { raiseNotification } from '../../notifications/index.ts'
import { openFiles, type OpenedFile } from '../document/open-files.ts'
import { findWholeIn, type KeptInvoice } from '../shown/queries.ts'
import { findingsOfIssue } from './rules.ts'

/** A report about the documento soporte of a cuenta de cobro, with its stored files. */
export interface IssueReport {
  id: string
  said: NewIssuedSupporting
  files: readonly ReceivedFile[]
  authorOf: (tx: Transaction) => Promise<ActAuthor> | ActAuthor
  /** Whether it may take the place of another one. */
  mayReplace: boolean
}

/**
 * Notes the documento soporte that the company issued, and notifies the supplier; the same one again changes nothing but its
 * files. @throws Problem `document-not-found`, `invalid-fields` for an XML of another document; DatabaseRefusal
 * `supporting-not-accepted`, `supporting-not-issued`, `supporting-issued-otherwise`, `supporting-cuds-taken`.
 */
export async function noteIssue(
  service: Pick<Service, 'db' | 'storage'>,
  scope: Scope,
  { id, said, files, authorOf, mayReplace }: IssueReport,
): Promise<IssueNoted> {
  const { db } = service
  const [row] = await db.transaction(scope, (tx) => findWholeIn(tx, [id]))
  if (!row || row.clase !== 'cuenta_cobro' || row.radicado === null) throw new Problem('document-not-found')
  const opened = await openFiles(service, scope, files)
  const hallazgos = findingsIn(opened, said, row)
  const parts = partsOf(opened, said.numero)
  return db.transaction(scope, async (tx) => {
    const author = await authorOf(tx)
    const [noted] = await tx.run(
      sql<Noted>`select * from ${call('note_supporting_issue', {
        wanted: id,
        said: JSON.stringify({ ...said, hallazgos }),
        files: JSON.stringify(parts),
        recorder: author.actor,
        may_replace: mayReplace,
      })}`.compile(query),
    )
    if (!noted) return { changed: false, hallazgos }
    await tell(tx, author, { id, said, noted })
    return { changed: true, hallazgos }
  })
}

type Noted = { third_party_id: number; third_id: number; numero: string; radicado: string }

/** What the XML says otherwise than the cuenta de cobro. @throws Problem `invalid-fields` if it is another document. */
function findingsIn(opened: readonly OpenedFile[], said: NewIssuedSupporting, row: KeptInvoice): string[] {
  const documents = opened.flatMap(({ documents: read }) => read)
  const refusals = opened.flatMap((file) => file.refusals)
  const [document] = documents
  if (documents.length > 1) refusals.push(texts.faults.several)
  if (refusals.length > 0) throw new Problem('invalid-fields', {}, { archivos: refusals.join(' ') })
  if (!document) return []
  const { emisor, receptor } = row.documento
  const { wrong, differs } = findingsOfIssue(document.read.document, said, {
    proveedor_nit: emisor.nit,
    compania_nit: receptor.nit,
    valor_total: row.valor_total,
  })
  if (wrong.length > 0) throw new Problem('invalid-fields', {}, { archivos: wrong.join(' ') })
  return differs
}

/** The stored files as those of the documento soporte, named by its number. */
const partsOf = (opened: readonly OpenedFile[], numero: string) =>
  opened
    .flatMap(({ file, isPaper, documents }) =>
      isPaper
        ? [{ name: file.name, storage_key: file.storageKey }]
        : documents.flatMap(({ parts }) => parts.map(({ name, storage_key }) => ({ name, storage_key }))),
    )
    .map((part) => ({ ...part, clase: 'soporte', anexo: numero }))

async function tell(
  tx: Transaction,
  author: ActAuthor,
  { id, said, noted }: { id: string; said: NewIssuedSupporting; noted: Noted },
): Promise<void> {
  const { numero, radicado, third_party_id: thirdParty, third_id: account } = noted
  await auditIn(tx, author, {
    action: 'supporting-document:issued',
    target: id,
    detail: { numero, radicado, documento: said.numero, cuds: said.cuds },
  })
  await raiseNotification(tx, {
    company: tx.context.company_id,
    kind: 'invoice-decided',
    thirdParty,
    account,
    dedupe: `${id}:${said.cuds}`,
    subject: {
      clase: 'cuenta_cobro',
      factura: numero,
      radicado,
      resultado: said.tipo === '05' ? 'soporte' : 'ajuste',
      soporte: said.numero,
      cuds: said.cuds,
      path: `/invoices/${id}`,
    },
  })
}
