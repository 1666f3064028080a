import { orderProblems, ticketProblems } from '@enlace/contract/acts/schemas.ts'
import { actFormTexts as texts } from '@enlace/contract/acts/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { useState } from 'react'
import { OnceForm } from '@enlace/web/form/once-form.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { MessageFilesInput } from '@enlace/web/messages/message-files.tsx'
import type { ActFormProps } from './act-form.ts'
import type { ReportableLine } from './acted-document.ts'
import { LineReport } from './line-report.tsx'
import { emptyReport, fieldOf, reportRules, typedDeliveries } from './report-rules.ts'
import { SameDate } from './same-date.tsx'

type ReportFormProps = ActFormProps & {
  act: 'novedad' | 'diferencia'
  lines: readonly ReportableLine[]
  moneda: string
}

/** What is otherwise with lines of an order or an entry: dates, quantities, prices, with photos. */
export function ReportForm({ act, lines, moneda, draft, chosen, sending, onSubmit }: ReportFormProps) {
  const problems = act === 'novedad' ? orderProblems : ticketProblems
  const [today] = useState(() => todayInBogota(new Date()))
  const form = useContractForm({
    schema: reportRules(lines, problems, today),
    defaults: emptyReport(lines),
    draft,
  })
  const typed = form.watch()
  const { isSending, progress } = sending
  const proposeForAll = (fecha: string) => {
    for (const { linea } of lines) {
      form.setValue(fieldOf('tipo', linea), 'fecha', { shouldValidate: form.formState.isSubmitted })
      form.setValue(fieldOf('fecha', linea), fecha, { shouldValidate: form.formState.isSubmitted })
    }
  }
  return (
    <OnceForm
      form={form}
      sending={sending}
      submit={texts.send}
      isBlocked={chosen.hasFaults}
      onSubmit={(filled) => onSubmit({ act, ...filled })}
    >
      {act === 'novedad' && lines.length > 1 && <SameDate min={today} onApply={proposeForAll} />}
      {lines.map((line) => (
        <LineReport
          key={line.linea}
          line={line}
          problems={problems}
          moneda={moneda}
          min={today}
          tipo={problems.find((problem) => problem === typed[fieldOf('tipo', line.linea)])}
          deliveries={typedDeliveries(typed, line.linea)}
          field={(part) => form.field(fieldOf(part, line.linea))}
        />
      ))}
      <TextArea {...form.field('comentario')} label={texts.comment} rows={3} />
      <MessageFilesInput
        label={texts.files}
        chosen={chosen}
        disabled={isSending}
        {...(isSending && { progress })}
      />
    </OnceForm>
  )
}
