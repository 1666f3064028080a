import type { FastifyInstance } from 'fastify'
import type { PlatformParameters } from '@enlace/contract/company/schemas.ts'
import type { AnswerOf, AnyCall, Call, Sent } from '@enlace/contract/core/call.ts'
import type { FileBytes } from '@enlace/contract/core/tickets/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { OfDocument } from '@enlace/contract/core/values.ts'
import type { DocumentDescription } from '@enlace/contract/documents/description.ts'
import type { linesTexts } from '@enlace/contract/documents/lines-texts.ts'
import type { DocumentKind, RelatedDocument } from '@enlace/contract/documents/related/kinds.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { findSlice } from '../../core/list/queries.ts'
import type { ListRows } from '../../core/list/rows-queries.ts'
import type { ExportColumn } from '../exports/index.ts'
import type { DocumentContent } from '../papers/index.ts'
import { sheetColumns } from './columns.ts'
import { documentLines, documentPaperFile, linesFile } from './files.ts'
import { markSeen } from './history/commands.ts'

/** Returns a document that was found. @throws Problem `document-not-found`. */
export function found<Document>(document: Document | undefined): Document {
  if (document === undefined) throw new Problem('document-not-found')
  return document
}

type Find<Document> = (db: Database, scope: Scope, id: string) => Promise<Document | undefined>

/**
 * Returns how a supplier opens a document of a kind, in any format: it is seen from then on. The opening throws Problem
 * `document-not-found`.
 */
export const openerOf =
  <Document>(kind: DocumentKind, find: Find<Document>) =>
  async (db: Database, scope: Scope, id: string): Promise<Document> => {
    await markSeen(db, scope, kind, id)
    return found(await find(db, scope, id))
  }

/** The rows of a call that answers some. */
type RowOf<C extends AnyCall> = AnswerOf<C> extends { rows: readonly (infer Row)[] } ? Row : never

/** How a kind's list is read. */
interface ListParts<Page extends AnyCall, Rows extends AnyCall> {
  readonly page: (db: Database, scope: Scope, query: Sent<Page>['query']) => Promise<AnswerOf<Page>>
  readonly rows: (scope: Scope, query: Sent<Rows>['query']) => ListRows<RowOf<Rows>>
}

/** Serves a kind's list, and its rows without pages. */
export function serveList<Page extends AnyCall, Rows extends AnyCall>(
  app: FastifyInstance,
  calls: { readonly page: Page; readonly rows: Rows },
  { page, rows }: ListParts<Page, Rows>,
): void {
  serve(app, calls.page, ({ db, scope, query }) => page(db, scope, query))

  serve(app, calls.rows, async ({ db, scope, query }) => {
    // The query of rows without pages has their mark.
    const { after } = query as { after?: string }
    const slice = await findSlice(db, scope, rows(scope, query), after)
    // Rows without pages are answered as a slice.
    return slice as AnswerOf<Rows>
  })
}

/** A document as its page, its workbook and its paper need it. */
interface Whole {
  id: string
  estado: string
  sucursal: string
  moneda: string
  related: readonly RelatedDocument[]
}
type OneCall<Answer extends AnyCall['answer']> = Call<typeof OfDocument, undefined, undefined, Answer>

/** Serves one document of a kind to its supplier, as an answer and as a PDF; opening it marks it as seen. */
export function serveDocument<
  Answer extends AnyCall['answer'],
  Document extends Whole & AnswerOf<OneCall<Answer>>,
>(
  app: FastifyInstance,
  description: Pick<DocumentDescription, 'kind' | 'number' | 'date' | 'amount'>,
  calls: { readonly one: OneCall<Answer>; readonly paper: OneCall<typeof FileBytes> },
  parts: {
    readonly find: Find<Document>
    readonly content: (document: Document, parameters: PlatformParameters) => DocumentContent
  },
): void {
  const open = openerOf(description.kind, parts.find)
  serve(app, calls.one, ({ db, scope, params }) => open(db, scope, params.id))

  serveFile(app, calls.paper, async ({ db, scope, params }) => {
    const document = await open(db, scope, params.id)
    return documentPaperFile(app.service, { db, scope }, description, document, (parameters) =>
      parts.content(document, parameters),
    )
  })
}

/** Serves the lines of one document as a workbook: every column that its description exports. */
export function serveLines(
  app: FastifyInstance,
  description: DocumentDescription & { kind: keyof typeof linesTexts.file },
  call: OneCall<typeof FileBytes>,
  find: Find<Whole & { lines: readonly object[] }>,
): void {
  const open = openerOf(description.kind, find)
  // A line has the fields of its description.
  const columns = sheetColumns(description.lines, {}) as unknown as readonly ExportColumn<object>[]
  serveFile(app, call, async ({ db, scope, params }) => {
    const document = await open(db, scope, params.id)
    return linesFile({ db, scope }, documentLines(description, document, columns))
  })
}
