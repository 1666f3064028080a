import { lineDecisions } from '@enlace/contract/acts/decision-schemas.ts'
import { proposalWords } from '@enlace/contract/acts/line-words.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { proposalLimits } from '@enlace/contract/purchase-order/proposals/state-schemas.ts'
import type { ProposedLine } from '@enlace/contract/purchase-order/proposals/schemas.ts'
import { proposalTexts as texts } from '@enlace/contract/purchase-order/proposals/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { formatPrice } from '@enlace/domain/money.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import styles from './proposals.module.css'
import type { TypedLine } from './typed-decision.ts'

type LineDecisionProps = {
  line: ProposedLine
  /** In which its prices are; unknown where the ERP took the order away. */
  moneda: string | undefined
  typed: TypedLine
  /** What is wrong, by field: `decision`, `value`, `comment`. */
  faults: Readonly<Partial<Record<keyof TypedLine, string>>>
  isDisabled: boolean
  onChange: (typed: TypedLine) => void
}

/** What the supplier says of a line beside what was ordered. */
export function ToldLine({ line, moneda }: { line: ProposedLine; moneda: string | undefined }) {
  const { pedida } = line
  const priceOf = (price: string) => (moneda ? formatPrice(price, moneda) : formatQuantity(price))
  return (
    <>
      <strong>{fill(texts.line, { linea: line.linea, item: line.item })}</strong>
      {pedida && <p className={styles.said}>{pedida.descripcion}</p>}
      <p className={styles.soft}>
        {pedida === null
          ? texts.lineGone
          : fill(texts.ordered, {
              cantidad: formatQuantity(pedida.cantidad),
              um: pedida.um,
              precio: priceOf(pedida.precio),
              fecha: pedida.fecha ? formatDate(pedida.fecha) : texts.noDate,
            })}
      </p>
      <p className={styles.said}>
        {fill(texts.proposes, { propuesta: proposalWords(line, moneda) })}
        {line.comentario ? ` · ${line.comentario}` : ''}
      </p>
    </>
  )
}

/** What is decided on one line: taken, refused, or answered with something else. */
export function LineDecision({ line, moneda, typed, faults, isDisabled, onChange }: LineDecisionProps) {
  const counters = typed.decision === 'contraponer'
  const { tipo } = line
  return (
    <div className={styles.line}>
      <ToldLine line={line} moneda={moneda} />
      <div className={styles.fields}>
        <Select
          label={fill(texts.decision, { linea: line.linea })}
          value={typed.decision}
          placeholder={texts.faults.undecided}
          error={faults.decision}
          disabled={isDisabled}
          options={lineDecisions.map((value) => ({ value, label: texts.decisions[value] }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...typed, decision: lineDecisions.find((one) => one === value) ?? '' })
          }
        />
        {counters && tipo === 'fecha' && (
          <DateInput
            label={texts.date2}
            value={typed.value}
            error={faults.value}
            disabled={isDisabled}
            onChange={({ target }) => onChange({ ...typed, value: target.value })}
          />
        )}
        {counters && (tipo === 'cantidad' || tipo === 'precio') && (
          <TextInput
            label={tipo === 'cantidad' ? texts.quantity : texts.price}
            inputMode="decimal"
            value={typed.value}
            error={faults.value}
            disabled={isDisabled}
            onChange={({ target }) => onChange({ ...typed, value: target.value })}
          />
        )}
        {typed.decision !== '' && (
          <TextInput
            label={texts.lineComment}
            value={typed.comment}
            maxLength={proposalLimits.line}
            error={faults.comment}
            disabled={isDisabled}
            onChange={({ target }) => onChange({ ...typed, comment: target.value })}
          />
        )}
      </div>
    </div>
  )
}
