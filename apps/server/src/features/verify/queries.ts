import type { AnswerOf } from '@enlace/contract/core/call'
import type { verifyPaper } from '@enlace/contract/features/verify/calls'
import type { Database } from '@enlace/database/database'

/** What the paper of a code says, of whatever company it is; undefined where there is none. */
export async function findPaperOfCode(db: Database, code: string) {
  const [paper] = await db.lookUp<AnswerOf<typeof verifyPaper>>('paper_of_code', [code])
  return paper
}
