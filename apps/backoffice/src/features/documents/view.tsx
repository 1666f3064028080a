import { fill } from '@enlace/contract/core/fill.ts'
import { manyFilesTexts as texts } from '@enlace/contract/documents/attachments/desk/many-texts.ts'
import { type DocumentKind, documentKinds } from '@enlace/domain/document-kinds.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { messageLimits } from '@enlace/contract/questions/limits.ts'
import { messageFileTexts } from '@enlace/contract/questions/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { uploadIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import { countText } from '@enlace/web/document/shown.ts'
import { fileColumns, type FileActs } from './columns.tsx'
import { type ChosenFile, isToSend } from './files.ts'

type DocumentFilesViewProps = FileActs & {
  kind: DocumentKind
  files: readonly ChosenFile[]
  isSending: boolean
  onKind: (kind: DocumentKind) => void
  onChoose: (files: readonly File[]) => void
  onSend: () => void
}

const inputTexts = {
  ...messageFileTexts,
  remove: (name: string) => fill(messageFileTexts.remove, { name }),
  sending: (name: string) => fill(messageFileTexts.sending, { name }),
  size: fileSizeText,
}

const kindOf = (value: string): DocumentKind =>
  documentKinds.find((kind) => kind === value) ?? 'purchase-order'

/** Many files, each beside the document that it goes to; nothing is sent before it was looked at. */
export function DocumentFilesView(props: DocumentFilesViewProps) {
  const { kind, files, isSending, onKind, onChoose, onSend, ...acts } = props
  const ready = files.filter(isToSend).length
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        actions={
          <Actions>
            <Button
              variant="primary"
              icon={uploadIcon}
              isBusy={isSending}
              disabled={ready === 0}
              onClick={onSend}
            >
              {countText(texts.send, ready)}
            </Button>
          </Actions>
        }
      />
      <Panel title={texts.files}>
        <Stack>
          <Select
            label={texts.kind}
            value={kind}
            disabled={isSending}
            options={documentKinds.map((value) => ({ value, label: texts.kinds[value] }))}
            onChange={({ currentTarget: { value } }) => onKind(kindOf(value))}
          />
          <FileInput
            label={texts.files}
            hint={fill(texts.filesHint, { megabytes: messageLimits.files.bytes / 1024 / 1024 })}
            isMultiple
            accept=".pdf,.jpg,.jpeg,.png,.xml"
            files={[]}
            disabled={isSending}
            faultOf={() => undefined}
            texts={inputTexts}
            onChange={onChoose}
          />
        </Stack>
      </Panel>
      <Panel title={texts.table} isFlush={files.length > 0}>
        {files.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <DataTable
            caption={texts.table}
            columns={fileColumns(acts, isSending)}
            rows={files}
            rowKey={({ key }) => key}
            texts={tableTexts}
          />
        )}
      </Panel>
    </Stack>
  )
}
