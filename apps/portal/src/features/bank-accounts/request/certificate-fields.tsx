import { fill } from '@enlace/contract/core/fill.ts'
import { messageFileTexts } from '@enlace/contract/questions/texts.ts'
import {
  type BankChangeForm,
  bankChangeLimits,
  type TypedBankChange,
} from '@enlace/contract/bank-accounts/schemas.ts'
import { bankAccountTexts } from '@enlace/contract/bank-accounts/texts.ts'
import { certificateDays } from '@enlace/domain/bank-account.ts'
import { addDays, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { DateInput } from '@enlace/ui/date-input.tsx'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import type { ContractForm } from '@enlace/web/form/use-contract-form.ts'
import type { Certificate } from './use-certificate.ts'

const texts = bankAccountTexts.form
const fileWords = {
  ...messageFileTexts,
  choose: texts.chooseFile,
  remove: (name: string) => fill(messageFileTexts.remove, { name }),
  sending: (name: string) => fill(messageFileTexts.sending, { name }),
  size: fileSizeText,
}

type CertificateFieldsProps = {
  form: ContractForm<TypedBankChange, BankChangeForm>
  certificate: Certificate
  today: CalendarDate
  error: string | undefined
  isSending: boolean
  progress: number
}

/** The bank's certificate, and the day on which the bank issued it. */
export function CertificateFields({
  form,
  certificate,
  today,
  error,
  isSending,
  progress,
}: CertificateFieldsProps) {
  return (
    <>
      <DateInput
        {...form.field('certificado_fecha')}
        label={texts.issued}
        hint={fill(texts.issuedHint, { dias: certificateDays })}
        isRequired
        min={addDays(today, -certificateDays)}
        max={today}
      />
      <FileInput
        label={texts.file}
        hint={fill(texts.fileHint, { megas: bankChangeLimits.bytes / 1024 / 1024 })}
        error={error}
        isRequired
        disabled={isSending}
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        files={certificate.file ? [certificate.file] : []}
        onChange={([file]) => certificate.choose(file)}
        faultOf={() => certificate.fault}
        {...(isSending && { progressOf: () => progress })}
        texts={fileWords}
      />
    </>
  )
}
