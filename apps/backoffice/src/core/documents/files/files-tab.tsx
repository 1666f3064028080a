import { fill } from '@enlace/contract/core/fill.ts'
import { documentFilesTexts as texts } from '@enlace/contract/documents/attachments/desk/texts.ts'
import type { DocumentFile } from '@enlace/contract/documents/attachments/schemas.ts'
import { downloadDeskDocumentFile } from '@enlace/contract/documents/desk/desk-calls.ts'
import { Button } from '@enlace/ui/button.tsx'
import { closeIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { AttachedFiles } from '@enlace/web/document/page/attached-files.tsx'
import { useState } from 'react'
import { DecisionDialog } from '../../desk/decision-dialog.tsx'
import { type AddFiles, AddFilesDialog } from './add-files-dialog.tsx'

/** What may be done with the files of a document; nothing of it for who may only read. */
export type FileActs = { onAdd: AddFiles; onWithdraw: (file: string, reason: string) => Promise<void> }

type FilesTabProps = {
  /** The document as people name it. */
  document: string
  files: readonly DocumentFile[]
  acts: FileActs | undefined
}

/** The files of a document; what the company added it may take back. */
export function FilesTab({ document, files, acts }: FilesTabProps) {
  const [isAdding, setIsAdding] = useState(false)
  const [leaving, setLeaving] = useState<DocumentFile>()
  return (
    <>
      <AttachedFiles
        files={files}
        loadCall={async () => downloadDeskDocumentFile}
        actions={acts && <Button onClick={() => setIsAdding(true)}>{texts.add}</Button>}
        renderActs={(file) =>
          acts &&
          file.origin === 'compania' && (
            <IconButton
              icon={closeIcon}
              label={fill(texts.withdraw, { name: file.name })}
              onClick={() => setLeaving(file)}
            />
          )
        }
      />
      {acts && isAdding && (
        <AddFilesDialog document={document} onAdd={acts.onAdd} onClose={() => setIsAdding(false)} />
      )}
      {acts && leaving && (
        <DecisionDialog
          decision={{
            title: fill(texts.withdrawTitle, { name: leaving.name }),
            intro: texts.withdrawIntro,
            confirm: texts.confirmWithdraw,
            isDanger: true,
            fields: [{ name: 'motivo', label: texts.withdrawReason, kind: 'lines', isRequired: true }],
            draft: `document-file:${leaving.id}`,
            done: fill(texts.withdrawn, { name: leaving.name }),
            onDecide: ({ motivo = '' }) => acts.onWithdraw(leaving.id, motivo),
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </>
  )
}
