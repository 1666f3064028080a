import type { DocumentActs } from '@enlace/contract/core/acts/schemas'
import type { Received } from '../http/serve.ts'
import type { AnyCall } from '@enlace/contract/core/call'
import { todayInBogota } from '@enlace/domain/calendar-date'
import { correspondenceOf } from '../questions/commands.ts'
import { actOnDocument, type NewAct } from './commands.ts'
import { linesOf } from './queries.ts'
import { reportedLines, type ReportedLine } from './reported-lines.ts'

type Acting = Pick<Received<AnyCall>, 'db' | 'scope' | 'request' | 'files'>

/** Does an act under a call's scope, with the files that came with it. */
export async function act({ db, scope, request, files }: Acting, done: NewAct): Promise<DocumentActs> {
  const { company_id } = await db.context(scope)
  const mail = await correspondenceOf(db, request, company_id)
  return db.transaction(scope, (tx) => actOnDocument(tx, mail, { ...done, files }))
}

/** The same for an act about lines of an order or an entry. */
export async function actOnLines(
  acting: Acting,
  done: Omit<NewAct, 'kind' | 'lines'> & { kind: 'purchase-order' | 'purchase-tickets' },
  reported: readonly ReportedLine[],
): Promise<DocumentActs> {
  const [current] = await acting.db.read(acting.scope, [linesOf(done.kind, done.id)])
  return act(acting, { ...done, lines: reportedLines(reported, current, todayInBogota(new Date())) })
}
