import { type LineProblem, needsComment } from '@enlace/contract/acts/line-problems.ts'
import { actFormTexts as texts, lineProblemTexts } from '@enlace/contract/acts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { formatPrice } from '@enlace/domain/money.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { showDay } from '@enlace/web/document/shown.ts'
import type { ContractForm } from '@enlace/web/form/use-contract-form.ts'
import type { ReportableLine } from './acted-document.ts'
import styles from './line-report.module.css'
import { DeliveryFields } from './delivery-fields.tsx'
import type { Report, ReportPart, TypedReport } from './report-rules.ts'

type LineReportProps = {
  line: ReportableLine
  problems: readonly LineProblem[]
  moneda: string
  /** The first day that may be proposed. */
  min: CalendarDate
  /** What is chosen of the problems; nothing where the line is as it should be. */
  tipo: LineProblem | undefined
  /** How many deliveries something is typed of. */
  deliveries: number
  field: (part: ReportPart) => ReturnType<ContractForm<TypedReport, Report>['field']>
}

/** One line: what it says, whether something is otherwise, and what. */
export function LineReport({ line, problems, moneda, min, tipo, deliveries, field }: LineReportProps) {
  const options = [
    { value: '', label: texts.noProblem },
    ...problems.map((value) => ({ value, label: lineProblemTexts[value] })),
  ]
  return (
    <fieldset className={styles.line} data-marked={tipo !== undefined || undefined}>
      <legend className={styles.name}>{fill(texts.line, { linea: line.linea, item: line.item })}</legend>
      <p className={styles.facts}>
        {line.descripcion}
        <br />
        {factsOf(line, moneda)}
      </p>
      <div className={styles.fields}>
        <Select {...field('tipo')} label={texts.problem} options={options} />
        {tipo === 'fecha' && <DateInput {...field('fecha')} label={texts.newDate} min={min} isRequired />}
        {tipo === 'cantidad' && <NumericInput {...field('valor')} label={texts.newQuantity} isRequired />}
        {tipo === 'precio' && <NumericInput {...field('valor')} label={texts.newPrice} isRequired />}
        {tipo === 'entregas' && <DeliveryFields {...{ line, min, field }} typed={deliveries} />}
        {tipo && (
          <TextInput
            {...field('comentario')}
            label={texts.lineComment}
            maxLength={500}
            isRequired={needsComment(tipo)}
          />
        )}
      </div>
    </fieldset>
  )
}

function factsOf({ cantidad, um, precio, fecha_entrega }: ReportableLine, moneda: string): string {
  const facts = { cantidad: formatQuantity(cantidad), um, precio: formatPrice(precio, moneda) }
  return fecha_entrega === undefined
    ? fill(texts.ticketLineFacts, facts)
    : fill(texts.lineFacts, { ...facts, fecha: showDay(fecha_entrega) })
}
