import { emptyTexts } from '@enlace/contract/core/list/empty-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Arrival } from '@enlace/contract/account-statements/arrived/schemas.ts'
import { arrivedTexts as texts } from '@enlace/contract/account-statements/arrived/texts.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type FormEvent, useState } from 'react'
import type { Failure } from '@enlace/web/http/failure.ts'
import { ArrivedInvoices } from './arrived-invoices.tsx'
import { questionFault } from './question.ts'
import type { FieldFlags } from '@enlace/contract/documents/description.ts'
import { NotArrived } from './not-arrived.tsx'
import { StatementSections } from '../../../core/account-statements/statement-sections.tsx'

type ArrivedViewProps = {
  /** The question in the address; empty before one was asked. */
  asked: string
  answer: Arrival | undefined
  failure: Failure | undefined
  isAsking: boolean
  onAsk: (q: string) => void
  /** The branch that is looked at; null until it is known. */
  branch: string | null
  parameters: FieldFlags
  today: CalendarDate
  hrefOf: (id: string) => string
}

/** The question whether an invoice arrived, and its answer also where the invoice is unknown. */
export function ArrivedView(props: ArrivedViewProps) {
  const { asked, answer, failure, isAsking, onAsk } = props
  const [typed, setTyped] = useState(asked)
  const [fault, setFault] = useState(asked === '' ? undefined : questionFault(asked))
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = questionFault(typed)
    setFault(found)
    if (found === undefined) onAsk(typed.trim())
  }
  return (
    <Stack>
      <PageHeading
        title={texts.title}
        description={texts.description}
        sections={<StatementSections current="arrived" />}
      />
      <Stack isNarrow>
        <form onSubmit={handleSubmit} noValidate>
          <Stack>
            <TextInput
              label={texts.question}
              hint={texts.hint}
              error={fault}
              value={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => setTyped(target.value)}
            />
            <div>
              <Button type="submit" variant="primary" isBusy={isAsking}>
                {texts.ask}
              </Button>
            </div>
          </Stack>
        </form>
      </Stack>
      <section aria-live="polite" aria-label={texts.answer}>
        {isAsking && texts.asking}
        {failure && (
          <EmptyState
            title={emptyTexts.failed}
            action={<Button onClick={() => onAsk(asked)}>{emptyTexts.retry}</Button>}
          >
            {failure.message}{' '}
            {failure.reference && fill(emptyTexts.reference, { reference: failure.reference })}
          </EmptyState>
        )}
        {answer && <Answer {...props} answer={answer} />}
      </section>
    </Stack>
  )
}

function Answer({ answer, asked, branch, ...shared }: ArrivedViewProps & { answer: Arrival }) {
  return answer.invoices.length > 0 ? (
    <ArrivedInvoices invoices={answer.invoices} {...shared} />
  ) : (
    <NotArrived {...{ answer, asked, branch }} />
  )
}
