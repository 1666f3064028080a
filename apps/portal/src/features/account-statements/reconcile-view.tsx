import { fill } from '@enlace/contract/core/fill'
import { emptyTexts } from '@enlace/contract/core/list-texts'
import type { ReconcileFields } from '@enlace/contract/features/account-statements/reconcile-schemas'
import {
  reconcileFileTexts,
  reconcileTexts as texts,
} from '@enlace/contract/features/account-statements/reconcile-texts'
import { Button } from '@enlace/ui/button'
import { EmptyState } from '@enlace/ui/empty-state'
import { FileInput } from '@enlace/ui/file-input'
import { PageHeading } from '@enlace/ui/page-heading'
import { ProgressBar } from '@enlace/ui/progress-bar'
import { Stack } from '@enlace/ui/stack'
import { fileSizeText } from '../../core/document/file-size.ts'
import type { Failure } from '../../core/http/failure.ts'
import { OwnColumns } from './own-columns.tsx'
import { ReconcileResult } from './reconcile-result.tsx'
import { StatementSections } from './statement-sections.tsx'
import { type Compare, useComparison } from './use-comparison.ts'

type ReconcileViewProps = {
  onCompare: Compare
  onExport: (
    file: File,
    fields: ReconcileFields,
    onProgress: (sent: number) => void,
  ) => Promise<{ name: string; base64: string }>
  hrefOf: (id: string) => string
}

const { megabytes, ...words } = reconcileFileTexts
const fileWords = {
  ...words,
  remove: (name: string) => fill(words.remove, { name }),
  sending: (name: string) => fill(words.sending, { name }),
  size: fileSizeText,
}

/** The person's own list of invoices compared with the company's: the file, how it was read, and what was found. */
export function ReconcileView({ onCompare, onExport, hrefOf }: ReconcileViewProps) {
  const comparison = useComparison(onCompare)
  const { file, fields, result, failure, progress } = comparison
  const isComparing = progress !== undefined
  return (
    <Stack>
      <PageHeading title={texts.title} description={texts.description} />
      <StatementSections current="reconcile" />
      <Stack isNarrow>
        <FileInput
          label={texts.file}
          hint={
            <>
              {fill(texts.fileHint, { megabytes })} {texts.privacy}
            </>
          }
          error={failure && faultOfFile(failure)}
          accept=".xlsx,.xls,.xlsm,.csv,.txt,.tsv"
          files={file ? [file] : []}
          onChange={([next]) => comparison.choose(next)}
          texts={fileWords}
        />
      </Stack>
      {isComparing && (
        <ProgressBar label={texts.reading} {...(progress < 1 && { value: progress })} max={1} />
      )}
      {failure && faultOfFile(failure) === undefined && (
        <EmptyState
          title={emptyTexts.failed}
          action={<Button onClick={() => comparison.again(fields)}>{emptyTexts.retry}</Button>}
        >
          {failure.message}{' '}
          {failure.reference && fill(emptyTexts.reference, { reference: failure.reference })}
        </EmptyState>
      )}
      {result && file && (
        <>
          {/* Another way of reading the file is another form. */}
          <OwnColumns
            key={JSON.stringify([result.columns, result.compara])}
            result={result}
            isBusy={isComparing}
            onRead={comparison.again}
          />
          {result.columns && (
            <ReconcileResult
              result={result}
              hrefOf={hrefOf}
              onExport={(onProgress) => onExport(file, fields, onProgress)}
            />
          )}
        </>
      )}
    </Stack>
  )
}

/** Why the file itself was refused. */
const faultOfFile = ({ code, fields, message }: Failure): string | undefined =>
  code === 'file-refused' ? Object.values(fields).join(' ') || message : undefined
