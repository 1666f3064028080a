import type { PushLine, PushRow, PushSummary } from '@enlace/contract/push/schemas.ts'
import { ErpProblem } from './problem.ts'

/** Reads the whole answer to a push. @throws ErpProblem if it is cut off before its last line. */
export async function readPush(answer: Response): Promise<{ rows: PushRow[]; summary: PushSummary }> {
  const rows: PushRow[] = []
  for await (const line of linesOf(answer)) {
    if (!('complete' in line)) rows.push(line)
    else if (line.complete) return { rows, summary: line }
    else throw new ErpProblem(line.message, { code: line.code, reference: line.reference })
  }
  throw new ErpProblem('The portal’s answer was cut.')
}

async function* linesOf(answer: Response): AsyncGenerator<PushLine, void, void> {
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const piece of answer.body ?? []) {
      const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      // The portal writes each line by the contract's schemas; empty ones keep the connection open.
      for (const line of lines) if (line !== '') yield JSON.parse(line) as PushLine
    }
  } catch (cause) {
    if (cause instanceof ErpProblem) throw cause
    throw new ErpProblem('The portal’s answer was cut.', { cause })
  }
}
