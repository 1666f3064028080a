import type { DocumentActs } from '@enlace/contract/acts/schemas.ts'
import type { Received } from '../../core/http/serve/serve.ts'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { correspondenceOf } from '../questions/index.ts'
import { actOnDocument, type NewAct } from './commands.ts'

type Acting = Pick<Received<AnyCall>, 'db' | 'scope' | 'request' | 'files'>

/** Performs an act under a call's scope, with its files. */
export async function act({ db, scope, request, files }: Acting, done: NewAct): Promise<DocumentActs> {
  const { company_id } = await db.context(scope)
  const mail = await correspondenceOf(db, request, company_id)
  return db.transaction(scope, (tx) => actOnDocument(tx, mail, { ...done, files }))
}
