import { fill } from '@enlace/contract/core/fill.ts'
import { emptyTexts } from '@enlace/contract/core/list/empty-texts.ts'
import { ownFileTexts, ownListTexts } from '@enlace/contract/core/reconcile/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import type { Failure } from '@enlace/web/http/failure.ts'

type OwnFileProps = {
  /** What the file is called, what it must hold, and what becomes of it. */
  label: string
  hint: string
  file: File | undefined
  failure: Failure | undefined
  progress: number | undefined
  onChoose: (file: File | undefined) => void
  onRetry: () => void
}

const { megabytes, ...words } = ownFileTexts
const fileWords = {
  ...words,
  remove: (name: string) => fill(words.remove, { name }),
  sending: (name: string) => fill(words.sending, { name }),
  size: fileSizeText,
}

/** The person's own list to be compared: choosing it, how far it has gone, and why it could not be read. */
export function OwnFile({ label, hint, file, failure, progress, onChoose, onRetry }: OwnFileProps) {
  return (
    <>
      <Stack isNarrow>
        <FileInput
          label={label}
          hint={fill(hint, { megabytes })}
          error={failure && faultOfFile(failure)}
          accept=".xlsx,.xls,.xlsm,.csv,.txt,.tsv"
          files={file ? [file] : []}
          onChange={([next]) => onChoose(next)}
          texts={fileWords}
        />
      </Stack>
      {progress !== undefined && (
        <ProgressBar label={ownListTexts.reading} {...(progress < 1 && { value: progress })} max={1} />
      )}
      {failure && faultOfFile(failure) === undefined && (
        <EmptyState title={emptyTexts.failed} action={<Button onClick={onRetry}>{emptyTexts.retry}</Button>}>
          {failure.message}{' '}
          {failure.reference && fill(emptyTexts.reference, { reference: failure.reference })}
        </EmptyState>
      )}
    </>
  )
}

/** Why the file itself was refused. */
const faultOfFile = ({ code, fields, message }: Failure): string | undefined =>
  code === 'file-refused' ? Object.values(fields).join(' ') || message : undefined
