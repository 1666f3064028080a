import { fill } from '@enlace/contract/core/fill.ts'
import type { DebitNoteDetail, DebitNoteLine } from '@enlace/contract/notes-debit/schemas.ts'
import { noteDoubtTexts as texts } from '@enlace/contract/notes-debit/detail-texts.ts'
import {
  appliedByLines,
  isAppliedDoubtful,
  isLineDoubtful,
  isValueDoubtful,
  noteValueOf,
} from '@enlace/domain/debit-notes.ts'
import { compareMoney, formatMoney, type Money } from '@enlace/domain/money.ts'
import { Banner } from '@enlace/ui/banner.tsx'

/** Documents that a sentence names. */
const shownNames = 5

/** What does not make sense in a note as the company told it: shown, never put right by us. */
export function Doubts({ note }: { note: DebitNoteDetail }) {
  return doubtsOf(note).map((doubt) => (
    <Banner key={doubt} kind="warning">
      {doubt}
    </Banner>
  ))
}

function doubtsOf(note: DebitNoteDetail): string[] {
  const { lines, moneda, valor_aplicado, valor_nota } = note
  const show = (amount: Money) => formatMoney(amount, moneda)
  const doubtful = lines.filter(isLineDoubtful)
  const byLines = appliedByLines(lines)
  const told = { valor: show(valor_nota), aplicado: show(valor_aplicado) }
  return [
    ...(isValueDoubtful(note) ? [fill(texts.value, { ...told, esperado: show(noteValueOf(note)) })] : []),
    ...(isAppliedDoubtful(note) ? [fill(texts.applied, told)] : []),
    ...(lines.length === 0 || compareMoney(byLines, valor_aplicado) === 0
      ? []
      : [fill(texts.lines, { ...told, suma: show(byLines) })]),
    ...(doubtful.length > 0 ? [fill(texts.balance, { documentos: namesOf(doubtful) })] : []),
  ]
}

/** The documents of the lines: the first ones, and how many more. */
function namesOf(lines: readonly DebitNoteLine[]): string {
  const named = lines.slice(0, shownNames).map(({ doc_cruce }) => doc_cruce)
  const others = lines.length - named.length
  return new Intl.ListFormat('es').format([
    ...named,
    ...(others > 0 ? [fill(texts.others, { n: others })] : []),
  ])
}
