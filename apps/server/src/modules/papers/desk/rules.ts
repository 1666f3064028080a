import { fill } from '@enlace/contract/core/fill.ts'
import {
  clearanceReasonTexts as reasonTexts,
  paperReasonTexts as texts,
} from '@enlace/contract/papers/issued-texts.ts'
import type { RequestedKind } from '@enlace/contract/papers/desk/schemas.ts'
import { groupThousands } from '@enlace/domain/decimal.ts'
import { formatMoney, negateMoney } from '@enlace/domain/money.ts'
import type { Pending, Relation } from './queries.ts'

/** The facts that decide whether a constancy is issued. */
export interface Situation {
  company: string
  isOffered: boolean
  dataAsOf: string | null
  pendings: readonly Pending[]
  relation: Pick<Relation, 'notes' | 'invoices'>
}

const settledFirst = ['overdue', 'blocked', 'returned', 'credits'] as const

/**
 * Returns the reasons why a constancy cannot be issued today; empty if it can. A paz y salvo states that nothing is
 * left to settle: amounts not yet due do not prevent it, and are stated in it. A reference needs something to state.
 */
export function reasonsAgainst(kind: RequestedKind, situation: Situation): string[] {
  const { company, isOffered, dataAsOf, pendings, relation } = situation
  if (!isOffered) return [fill(texts.off, { company })]
  if (dataAsOf === null) return [texts.noCutOff]
  if (relation.invoices === 0) return [texts.noDocuments]
  if (kind === 'referencia_comercial') return []
  return [
    ...settledFirst.flatMap((reason) =>
      pendings
        .filter((one) => one.kind === reason)
        .map(({ rows, valor, moneda }) => {
          const amount = formatMoney(reason === 'credits' ? negateMoney(valor) : valor, moneda)
          return counted(reasonTexts[reason], rows, amount)
        }),
    ),
    ...(relation.notes > 0 ? [counted(reasonTexts.notes, relation.notes, '')] : []),
  ]
}

/** Returns the singular or plural sentence. */
export function counted(words: { one: string; many: string }, n: number, valor = ''): string {
  return fill(n === 1 ? words.one : words.many, { n: groupThousands(String(n)), valor })
}
