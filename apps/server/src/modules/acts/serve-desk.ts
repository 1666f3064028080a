import type { FastifyInstance } from 'fastify'
import type { AnswerOf, AnyCall, Call } from '@enlace/contract/core/call.ts'
import type { FileBytes } from '@enlace/contract/core/tickets/schemas.ts'
import type { OfDocument } from '@enlace/contract/core/values.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { serve, type Received } from '../../core/http/serve/serve.ts'
import { countRows, countsOf } from '../../core/list/present.ts'
import { found, serveList } from '../documents/index.ts'
import { correspondenceOf } from '../questions/index.ts'
import { decideAct, type NewDecision } from './decision-commands.ts'
import type { DeskFilter, Narrowed } from './desk-filter.ts'
import { type ActDesk, deskActRows, findActFile, findDeskActs } from './desk-queries.ts'

type OneCall<Answer extends AnyCall['answer']> = Call<typeof OfDocument, undefined, undefined, Answer>

interface DeskCalls<Page extends AnyCall, Rows extends AnyCall, Answer extends AnyCall['answer']> {
  readonly page: Page
  readonly rows: Rows
  readonly one: OneCall<Answer>
  readonly file: OneCall<typeof FileBytes>
}

/** Serves a desk of acts: its list, one act, and the files that came with acts. */
export function serveActDesk<Page extends AnyCall, Rows extends AnyCall, Answer extends AnyCall['answer']>(
  app: FastifyInstance,
  calls: DeskCalls<Page, Rows, Answer>,
  desk: ActDesk,
  find: (db: Database, scope: Scope, id: string) => Promise<AnswerOf<OneCall<Answer>> | undefined>,
): void {
  const { storage } = app.service

  serveList(app, calls, {
    // The filters of rows without pages are those of every desk.
    rows: (_, query) => deskActRows(desk, query as Narrowed),
    async page(db, scope, query) {
      // The filters of a page are those of every desk.
      const filter = query as DeskFilter
      const { rows, groups } = await findDeskActs(
        db,
        scope,
        { desk, rows: deskActRows(desk, filter) },
        filter,
      )
      const { status } = filter
      const kept = groups.filter(({ estado }) => !status?.length || status.includes(estado))
      // The columns of the desk are what its call answers.
      return {
        rows,
        total: countRows(kept),
        totals: [],
        counts: countsOf(groups),
        dataAsOf: null,
      } as AnswerOf<Page>
    },
  })

  serve(app, calls.one, async ({ db, scope, params }) => found(await find(db, scope, params.id)))

  serveFile(app, calls.file, async ({ db, scope, params }) => {
    const file = found(await findActFile(db, scope, desk.act, params.id))
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })
}

/** Decides on an act. @throws Problem `document-not-found`. */
export async function decideOnDesk(
  { db, scope, request }: Pick<Received<AnyCall>, 'db' | 'scope' | 'request'>,
  decision: NewDecision,
): Promise<void> {
  const { company_id } = await db.context(scope)
  const mail = await correspondenceOf(db, request, company_id)
  const isDecided = await decideAct({ db, scope, address: request.ip, mail }, decision)
  if (!isDecided) throw new Problem('document-not-found')
}
