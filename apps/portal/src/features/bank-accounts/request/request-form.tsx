import { fill } from '@enlace/contract/core/fill.ts'
import {
  type BankChangeForm,
  bankChangeFormOn,
  type TypedBankChange,
} from '@enlace/contract/bank-accounts/schemas.ts'
import { bankAccountTexts } from '@enlace/contract/bank-accounts/texts.ts'
import { holdHours } from '@enlace/domain/bank-account.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { FormFooter } from '@enlace/ui/form-footer.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { useState } from 'react'
import { FormShell } from '@enlace/web/form/form-shell.tsx'
import { newRequestKey } from '@enlace/web/form/request-key.ts'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import type { Sending } from '@enlace/web/form/use-sending.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { BranchFields } from './branch-fields.tsx'
import { CertificateFields } from './certificate-fields.tsx'
import { AccountFields } from './account-fields.tsx'
import { CertificateHint } from './certificate-hint.tsx'
import { FactorBanner } from './factor-banner.tsx'
import { useCertificate } from './use-certificate.ts'
import { type ReadCertificate, useReading } from './use-reading.ts'

const texts = bankAccountTexts.form

export type RequestFormProps = {
  supplier: { nombre: string; nit: string }
  /** The branches for which nothing is under way. */
  branches: readonly { id: number; nombre: string }[]
  sending: Pick<Sending, 'isSending' | 'progress' | 'problem'>
  /** Sends the request and answers whether it was taken. */
  onSubmit: (form: BankChangeForm, certificate: File | undefined) => Promise<boolean>
  onBack: () => void
  readCertificate: ReadCertificate
  /** Where the person sets up a second factor, which it needs first; undefined where it has one. */
  factorHref: string | undefined
}

/** The request for another account. What is typed stays in this page alone: no copy of an account lies in the browser. */
export function RequestForm(props: RequestFormProps) {
  const { supplier, branches, sending, onSubmit, onBack, readCertificate, factorHref } = props
  const [today] = useState(() => todayInBogota(new Date()))
  const form = useContractForm<TypedBankChange, BankChangeForm>({
    schema: bankChangeFormOn(today),
    defaults: emptyFor(branches),
  })
  const certificate = useCertificate()
  const fault = certificate.fault
  const reading = useReading(
    form.watch(),
    fault === undefined ? certificate.file : undefined,
    readCertificate,
  )
  const [isMissing, setIsMissing] = useState(false)
  const { isSending, progress, problem } = sending
  const fileFault =
    isMissing && !certificate.file ? bankAccountTexts.faults.file : problem?.fields['certificado']

  const handleSubmit = async (filled: BankChangeForm) => {
    setIsMissing(certificate.file === undefined)
    if (certificate.file === undefined || certificate.fault !== undefined) return
    const idempotencyKey = filled.idempotencyKey || newRequestKey()
    form.setValue('idempotencyKey', idempotencyKey)
    if (!(await onSubmit({ ...filled, idempotencyKey }, certificate.file))) return
    form.startOver()
    certificate.choose(undefined)
  }
  return (
    <Stack isNarrow>
      <p>{fill(texts.intro, { horas: holdHours })}</p>
      {factorHref !== undefined && <FactorBanner href={factorHref} />}
      <FormShell
        form={form}
        isSending={isSending}
        problem={problem}
        onSubmit={(filled) => void handleSubmit(filled)}
        onIncomplete={() => setIsMissing(certificate.file === undefined)}
      >
        <p>{texts.required}</p>
        {branches.length > 1 && <BranchFields form={form} branches={branches} />}
        <AccountFields form={form} supplier={supplier} />
        <CertificateFields
          form={form}
          certificate={certificate}
          today={today}
          error={fileFault}
          isSending={isSending}
          progress={progress}
        />
        <CertificateHint {...reading} />
        <TextArea {...form.field('motivo')} label={texts.motive} rows={2} />
        <StepUpHint />
        <FormFooter>
          <Button onClick={onBack} disabled={isSending}>
            {texts.back}
          </Button>
          <Button type="submit" variant="primary" isBusy={isSending} disabled={isSending}>
            {texts.send}
          </Button>
        </FormFooter>
      </FormShell>
    </Stack>
  )
}

function emptyFor(branches: RequestFormProps['branches']): TypedBankChange {
  return {
    sucursales: branches.map(({ id }) => String(id)),
    banco: '',
    tipo_cuenta: '',
    numero: '',
    numero_repetido: '',
    titular: '',
    titular_nit: '',
    certificado_fecha: '',
    motivo: '',
    idempotencyKey: '',
  }
}
