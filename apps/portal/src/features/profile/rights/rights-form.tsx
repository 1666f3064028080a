import { fill } from '@enlace/contract/core/fill.ts'
import {
  type DataRequestBody,
  DataRequestForm as rule,
  type DataRequestForm as Values,
} from '@enlace/contract/profile/rights-schemas.ts'
import { dataRightsTexts } from '@enlace/contract/profile/rights-texts.ts'
import { formatDate, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { dataRequestDue, dataRequestKinds, dataRequestTerms } from '@enlace/domain/data-rights.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { FormFooter } from '@enlace/ui/form-footer.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { useState } from 'react'
import { type FormProblem, FormShell } from '@enlace/web/form/form-shell.tsx'
import { newRequestKey } from '@enlace/web/form/request-key.ts'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import styles from './rights-view.module.css'

const texts = dataRightsTexts.ask
const empty: Values = { derecho: 'consulta', texto: '', entiende: false }

type DataRequestFormProps = {
  company: string
  today: CalendarDate
  isSending: boolean
  problem: FormProblem | null
  offline: { disabled?: true; title?: string }
  onSubmit: (body: DataRequestBody) => void
}

/** A request about the person's own data, with its legal term; a revocation tells what follows before it is sent. */
export function DataRequestForm({
  company,
  today,
  isSending,
  problem,
  offline,
  onSubmit,
}: DataRequestFormProps) {
  const [key] = useState(newRequestKey)
  const form = useContractForm<Values, Values>({ schema: rule, defaults: empty, draft: 'data-request' })
  const kind = form.watch('derecho')
  const handleSubmit = (values: Values) => onSubmit({ ...values, idempotencyKey: key })
  return (
    <FormShell form={form} isSending={isSending} problem={problem} onSubmit={handleSubmit}>
      <Stack isNarrow>
        <Select
          {...form.field('derecho')}
          label={texts.tipo}
          hint={fill(texts.hints[kind], dataRequestTerms[kind])}
          options={dataRequestKinds.map((value) => ({ value, label: texts.tipos[value] }))}
        />
        {kind === 'revocacion' && (
          <section className={styles.consequences}>
            <h3>{texts.consequenceTitle}</h3>
            <ul className={styles.list}>
              {texts.consequences.map((sentence) => (
                <li key={sentence}>{fill(sentence, { company })}</li>
              ))}
            </ul>
          </section>
        )}
        <TextArea
          {...form.field('texto')}
          label={texts.texto}
          hint={texts.textoHint}
          isRequired
          rows={4}
          maxLength={2000}
        />
        {kind === 'revocacion' && <Understood form={form} />}
        <Quiet>{fill(texts.due, { date: formatDate(dataRequestDue(kind, today)) })}</Quiet>
        <FormFooter>
          <Button type="submit" variant="primary" isBusy={isSending} {...offline}>
            {texts.submit}
          </Button>
        </FormFooter>
      </Stack>
    </FormShell>
  )
}

function Understood({ form }: { form: ReturnType<typeof useContractForm<Values, Values>> }) {
  return <Checkbox {...form.field('entiende')} label={texts.understands} isRequired />
}
