import type { LineDecision } from '@enlace/contract/acts/decision-schemas.ts'
import {
  type DeskProposalDetail,
  ProposalDecision,
} from '@enlace/contract/purchase-order/proposals/schemas.ts'
import { proposalTexts as texts } from '@enlace/contract/purchase-order/proposals/texts.ts'

/** What is typed for one line. */
export type TypedLine = { decision: LineDecision | ''; value: string; comment: string }

/** What is typed for a whole proposal, its lines in the order in which the supplier told of them. */
export type TypedDecision = { lines: readonly TypedLine[]; comment: string }

/** What a line begins with. */
const untouched: TypedLine = { decision: '', value: '', comment: '' }

/** A proposal on which nothing is decided yet. */
export const emptyDecision = ({ lineas }: Pick<DeskProposalDetail, 'lineas'>): TypedDecision => ({
  lines: lineas.map(() => untouched),
  comment: '',
})

/** Whether a text of this tab still is such a thing. */
export const isTypedDecision = (read: object): boolean =>
  'lines' in read && Array.isArray(read.lines) && 'comment' in read && typeof read.comment === 'string'

/** What is sent, or what is wrong with it by line (`0.decision`, `1.value`). */
export function readDecision(
  { lineas }: Pick<DeskProposalDetail, 'lineas'>,
  { lines, comment }: TypedDecision,
): { decision: ProposalDecision } | { faults: Readonly<Record<string, string>> } {
  const undecided = lineas.flatMap((_, at) =>
    (lines[at] ?? untouched).decision === '' ? [[`${at}.decision`, texts.faults.undecided] as const] : [],
  )
  if (undecided.length > 0) return { faults: Object.fromEntries(undecided) }
  const body = {
    comentario: comment,
    lineas: lineas.map(({ linea, tipo }, at) => {
      const { decision, value, comment: words } = lines[at] ?? untouched
      const counters = decision === 'contraponer' && value !== ''
      return {
        linea,
        tipo,
        decision,
        ...(counters && tipo === 'fecha' && { fecha: value }),
        ...(counters && tipo === 'cantidad' && { cantidad: value.replace(',', '.') }),
        ...(counters && tipo === 'precio' && { precio: value.replace(',', '.') }),
        comentario: words,
      }
    }),
  }
  const read = ProposalDecision.safeParse(body)
  if (read.success) return { decision: read.data }
  return {
    faults: Object.fromEntries(
      read.error.issues.map(({ path, message }) => [fieldOf(path.map(String)), message]),
    ),
  }
}

/** Of a line only its value and its comment are typed. */
function fieldOf([first = '', at = '', name = '']: readonly string[]): string {
  if (first !== 'lineas') return 'comment'
  return `${at}.${name === 'comentario' ? 'comment' : 'value'}`
}
