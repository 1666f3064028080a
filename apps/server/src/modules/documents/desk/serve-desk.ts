import type { FastifyInstance } from 'fastify'
import type { PlatformParameters } from '@enlace/contract/company/schemas.ts'
import type { AnswerOf, AnyCall, Call, Sent } from '@enlace/contract/core/call.ts'
import type { FileBytes } from '@enlace/contract/core/tickets/schemas.ts'
import type { OfDocument } from '@enlace/contract/core/values.ts'
import type { DocumentDescription } from '@enlace/contract/documents/description.ts'
import type { linesTexts } from '@enlace/contract/documents/lines-texts.ts'
import type { RelatedDocument } from '@enlace/contract/documents/related/kinds.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { DeliveredFile } from '../../../core/http/serve/deliver.ts'
import type { Service } from '../../../core/http/service.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { findSlice } from '../../../core/list/queries.ts'
import type { ListRows } from '../../../core/list/rows-queries.ts'
import { type ExportColumn, type ExportedList, serveSheet } from '../../exports/index.ts'
import type { DocumentContent } from '../../papers/index.ts'
import { sheetColumns } from '../columns.ts'
import { documentLines, documentPaperFile, linesFile } from '../files.ts'
import { found } from '../serve-documents.ts'
import { findDeskFacts } from './facts-queries.ts'
import { narrowingSupplier } from './narrowing.ts'

/** A document as its kind's own page reads it; some kinds have no lines. */
interface Whole {
  id: string
  estado: string
  sucursal: string
  moneda: string
  related: readonly RelatedDocument[]
  lines?: readonly object[]
}

type OneCall<Answer extends AnyCall['answer']> = Call<typeof OfDocument, undefined, undefined, Answer>
type Find<Document> = (db: Database, scope: Scope, id: string) => Promise<Document | undefined>

/** How the staff reads a kind: its list and its file, and the query and the paper of its supplier's page. */
interface DeskParts<Page extends AnyCall, Rows extends AnyCall, Document extends Whole> {
  readonly page: (
    db: Database,
    scope: Scope,
    query: Sent<Page>['query'],
  ) => Promise<Omit<AnswerOf<Page>, 'proveedor'>>
  readonly rows: (scope: Scope, query: Sent<Rows>['query']) => ListRows<object>
  readonly sheet: ExportedList
  readonly find: Find<Document>
  readonly content: (document: Document, parameters: PlatformParameters) => DocumentContent
}

/**
 * Serves a kind to the company's staff, of all suppliers or of one. Reading marks nothing as seen, because the supplier
 * has not seen it; the paper is the supplier's, whether or not suppliers may get it.
 */
export function serveDesk<
  Page extends AnyCall,
  Rows extends AnyCall,
  Answer extends AnyCall['answer'],
  Document extends Whole,
>(
  app: FastifyInstance,
  description: Pick<DocumentDescription, 'kind' | 'number' | 'date' | 'amount'>,
  calls: {
    readonly list: Page
    readonly rows: Rows
    readonly one: OneCall<Answer>
    readonly paper: OneCall<typeof FileBytes>
    readonly sheet: AnyCall
  },
  { page, rows, sheet, find, content }: DeskParts<Page, Rows, Document>,
): void {
  const { kind } = description

  serve(app, calls.list, async ({ db, scope, query }) => {
    const proveedor = await narrowingSupplier(db, scope, query)
    const answer = await page(db, aboutOf(scope, proveedor), query)
    // The rest of the answer is the page's.
    return { ...answer, proveedor } as AnswerOf<Page>
  })

  serve(app, calls.rows, async ({ db, scope, query }) => {
    const narrowed = aboutOf(scope, await narrowingSupplier(db, scope, query))
    // The query of rows without pages has their mark.
    const { after } = query as { after?: string }
    const slice = await findSlice(db, narrowed, rows(narrowed, query), after)
    // Rows without pages are answered as a slice.
    return slice as AnswerOf<Rows>
  })

  serve(app, calls.one, async ({ db, scope, params: { id } }) => {
    const [document, facts] = await Promise.all([find(db, scope, id), findDeskFacts(db, scope, kind, id)])
    // The fields are those of the kind's page and of every document, which its schema checks.
    return { lines: [], ...found(document), ...facts } as unknown as AnswerOf<OneCall<Answer>>
  })

  serveFile(app, calls.paper, ({ db, scope, params: { id } }) =>
    deskPaper({ ...app.service, db }, scope, description, { find, content }, id),
  )

  serveSheet(app, calls.sheet, sheet, async (db, scope, query) =>
    aboutOf(scope, await narrowingSupplier(db, scope, query)),
  )
}

/**
 * Returns the paper of a document of the open company, whether or not its supplier may get it. @throws Problem
 * `document-not-found`.
 */
export async function deskPaper<Document extends Whole>(
  service: Pick<Service, 'db' | 'settings'>,
  scope: Scope,
  description: Pick<DocumentDescription, 'kind' | 'number' | 'date' | 'amount'>,
  { find, content }: Pick<DeskParts<AnyCall, AnyCall, Document>, 'find' | 'content'>,
  id: string,
): Promise<DeliveredFile> {
  const { db } = service
  const document = found(await find(db, scope, id))
  const about = scope.about(found(await findDeskFacts(db, scope, description.kind, id)).proveedor_id)
  return documentPaperFile(service, { db, scope: about }, description, document, (parameters) =>
    content(document, { ...parameters, allow_vouchers_download: 1 }),
  )
}

/** Serves the lines of one document of a supplier as a workbook. */
export function serveDeskLines<Document extends Whole & { lines: readonly object[] }>(
  app: FastifyInstance,
  description: DocumentDescription & { kind: keyof typeof linesTexts.file },
  call: OneCall<typeof FileBytes>,
  find: Find<Document>,
): void {
  // A line has the fields of its description.
  const columns = sheetColumns(description.lines, {}) as unknown as readonly ExportColumn<object>[]
  serveFile(app, call, async ({ db, scope, params: { id } }) => {
    const document = found(await find(db, scope, id))
    const { proveedor_id } = found(await findDeskFacts(db, scope, description.kind, id))
    return linesFile({ db, scope: scope.about(proveedor_id) }, documentLines(description, document, columns))
  })
}

const aboutOf = (scope: Scope, supplier: { id: number } | null) =>
  supplier === null ? scope : scope.about(supplier.id)
