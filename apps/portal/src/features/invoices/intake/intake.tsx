import { fill } from '@enlace/contract/core/fill.ts'
import { invoiceFiles } from '@enlace/contract/invoices/limits.ts'
import type { PendingAnnex } from '@enlace/contract/invoices/schemas.ts'
import { invoicesTexts as texts } from '@enlace/contract/invoices/supplier-texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { electronicFiles, invoiceFileWords } from '../../../core/invoices/file-words.ts'
import { askedAnnexes } from './asked-annexes.ts'
import { ReadResults } from './read-results.tsx'
import { useIntake } from './use-intake.ts'

const drop = fill(texts.drop, { n: invoiceFiles.count, megabytes: invoiceFiles.bytes / 1024 / 1024 })

type IntakeProps = {
  /** The order that the invoices are meant for. */
  order: string | undefined
  /** What the company asks to be attached. */
  annexes: readonly PendingAnnex[]
  onRead: () => void
}

/** The field for electronic invoices, and what was found in those that were just read. */
export function Intake({ order, annexes, onRead }: IntakeProps) {
  const intake = useIntake(onRead)
  const { files, problem, isWaiting } = intake
  return (
    <Stack gap="small">
      <FileInput
        label={texts.upload}
        isLabelHidden
        isMultiple
        accept={electronicFiles}
        files={[...files]}
        onChange={intake.choose}
        faultOf={intake.faultOf}
        progressOf={intake.progressOf}
        texts={{ ...invoiceFileWords, drop: `${drop} ${askedAnnexes(annexes)}`.trimEnd() }}
      />
      {isWaiting && <Banner kind="offline">{texts.waiting}</Banner>}
      {problem && files.length > 0 && (
        <Banner kind="warning" action={<Button onClick={intake.retry}>{texts.retry}</Button>}>
          {problem.message}
        </Banner>
      )}
      {intake.results.length > 0 && (
        <ReadResults order={order} results={intake.results} onClear={intake.clear} onDone={onRead} />
      )}
    </Stack>
  )
}
