import { fill } from '@enlace/contract/core/fill.ts'
import type { CompanyChangeBody, CompanyRecord } from '@enlace/contract/profile/company-schemas.ts'
import { companyProfileTexts } from '@enlace/contract/profile/company-texts.ts'
import { FormFooter } from '@enlace/ui/form-footer.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { useState } from 'react'
import { type FormProblem, FormShell } from '@enlace/web/form/form-shell.tsx'
import { newRequestKey } from '@enlace/web/form/request-key.ts'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { changesIn, type ChangeValues, fieldsOf, markOf, ruleOf, valuesOf } from './company-change.ts'
import styles from './company-change-form.module.css'
import { type Catalogues, RecordInput } from './record-input.tsx'
import { useNewerValues } from '../../../core/profile/use-newer-values.ts'

const texts = companyProfileTexts.form

type CompanyChangeFormProps = {
  record: CompanyRecord
  catalogues: Catalogues
  cancelHref: string
  isSending: boolean
  problem: FormProblem | null
  offline: { disabled?: true; title?: string }
  /** Whether the company took it. */
  onSubmit: (body: CompanyChangeBody) => Promise<boolean>
  onSent: () => void
}

/** Every field of the record as it is now, to be changed; what is asked for stands in words above the button. */
export function CompanyChangeForm(props: CompanyChangeFormProps) {
  const { record, catalogues, cancelHref, isSending, problem, offline, onSubmit, onSent } = props
  const current = { ...valuesOf(record), motivo: '' }
  const [key] = useState(newRequestKey)
  const form = useContractForm<ChangeValues, ChangeValues>({
    schema: ruleOf(record),
    defaults: current,
    draft: `company-change:${markOf(record)}`,
  })
  useNewerValues(form, current)
  const fields = fieldsOf(record)
  const own = fields.filter(({ branch }) => branch === null)
  const changed = changesIn(record, form.watch())

  const handleSubmit = async (values: ChangeValues) => {
    const changes = changesIn(record, values)
    if (changes.length === 0) {
      toast({ kind: 'error', message: companyProfileTexts.faults.nothing })
      return
    }
    const isTaken = await onSubmit({ changes, motivo: values['motivo'] ?? '', idempotencyKey: key })
    if (!isTaken) return
    form.clearDraft()
    onSent()
  }
  return (
    <FormShell
      form={form}
      isSending={isSending}
      problem={problem}
      onSubmit={(values) => void handleSubmit(values)}
    >
      <Panel title={record.nombre}>
        <Stack>
          <Quiet>{record.isNameFixed ? texts.nameFixed : texts.nitFixed}</Quiet>
          <FieldRow>
            {own.map((field) => (
              <RecordInput key={field.name} field={field} form={form} catalogues={catalogues} />
            ))}
          </FieldRow>
        </Stack>
      </Panel>
      {record.branches.map((branch) => (
        <Panel
          key={branch.thirdId}
          title={fill(companyProfileTexts.branch, { codigo: branch.codigo, nombre: branch.nombre })}
        >
          <FieldRow>
            {fields
              .filter((field) => field.branch?.thirdId === branch.thirdId)
              .map((field) => (
                <RecordInput key={field.name} field={field} form={form} catalogues={catalogues} />
              ))}
          </FieldRow>
        </Panel>
      ))}
      <Panel title={texts.review}>
        <Stack isNarrow>
          {changed.length === 0 ? (
            <Quiet>{texts.nothingYet}</Quiet>
          ) : (
            <ul className={styles.changes} aria-live="polite">
              {changed.map(({ field, thirdId }) => {
                const branch = record.branches.find((one) => one.thirdId === thirdId)
                const label = companyProfileTexts.fields[field]
                return <li key={`${field} ${thirdId}`}>{branch ? `${label} · ${branch.nombre}` : label}</li>
              })}
            </ul>
          )}
          <TextArea
            {...form.field('motivo')}
            label={companyProfileTexts.motivo}
            hint={texts.motivoHint}
            isRequired
            rows={3}
            maxLength={1000}
          />
        </Stack>
      </Panel>
      <FormFooter>
        <ButtonLink href={cancelHref}>{texts.cancel}</ButtonLink>
        <Button type="submit" variant="primary" isBusy={isSending} {...offline}>
          {texts.submit}
        </Button>
      </FormFooter>
    </FormShell>
  )
}
