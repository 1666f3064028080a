import { deliveryLimits } from '@enlace/contract/acts/line-problems.ts'
import { actFormTexts as texts } from '@enlace/contract/acts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { pendingQuantity } from '@enlace/domain/order-deliveries.ts'
import { Button } from '@enlace/ui/button.tsx'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { Hint } from '@enlace/ui/hint.tsx'
import { NumericInput } from '@enlace/ui/numeric-input.tsx'
import type { ContractForm } from '@enlace/web/form/use-contract-form.ts'
import { useState } from 'react'
import type { ReportableLine } from './acted-document.ts'
import styles from './line-report.module.css'
import type { Report, ReportPart, TypedReport } from './report-rules.ts'

type DeliveryFieldsProps = {
  line: Pick<ReportableLine, 'cantidad' | 'cantidad_recibida' | 'um'>
  min: CalendarDate
  /** How many deliveries something is typed of. */
  typed: number
  field: (part: ReportPart) => ReturnType<ContractForm<TypedReport, Report>['field']>
}

/** The days and quantities of a line that is delivered in several parts. */
export function DeliveryFields({ line, min, typed, field }: DeliveryFieldsProps) {
  const [added, setAdded] = useState(0)
  const count = Math.min(Math.max(deliveryLimits.least, typed) + added, deliveryLimits.most)
  const cantidad = formatQuantity(pendingQuantity(line.cantidad, line.cantidad_recibida ?? '0'))
  return (
    <div className={styles.deliveries}>
      <Hint isBlock>{fill(texts.pending, { cantidad, um: line.um })}</Hint>
      {Array.from({ length: count }, (_, at) => at + 1).map((n) => (
        <div key={n} className={styles.fields}>
          <DateInput
            {...field(`entrega${n}-fecha`)}
            label={fill(texts.deliveryDate, { n })}
            min={min}
            isRequired={n <= deliveryLimits.least}
          />
          <NumericInput
            {...field(`entrega${n}-cantidad`)}
            label={fill(texts.deliveryQuantity, { n })}
            isRequired={n <= deliveryLimits.least}
          />
        </div>
      ))}
      {count < deliveryLimits.most && (
        <div>
          <Button onClick={() => setAdded(added + 1)}>{texts.addDelivery}</Button>
        </div>
      )}
    </div>
  )
}
