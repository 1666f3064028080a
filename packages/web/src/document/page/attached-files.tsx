import type { DocumentFile } from '@enlace/contract/documents/attachments/schemas.ts'
import { attachmentTexts as texts } from '@enlace/contract/documents/attachments/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import type { ReactNode } from 'react'
import type { DocumentFileCall } from '../download-button.tsx'
import styles from './attached-files.module.css'
import { fileSizeText } from '../file-size.ts'

type AttachedFilesProps = {
  files: readonly DocumentFile[]
  /** The call for a file, which comes with the first click. */
  loadCall: () => Promise<DocumentFileCall>
  /** What can be done with all of them, and with one, where the reader may. */
  actions?: ReactNode
  renderActs?: (file: DocumentFile) => ReactNode
}

const typeWords: Readonly<Record<DocumentFile['media_type'], string>> = {
  'application/pdf': texts.pdf,
  'image/jpeg': texts.jpeg,
  'image/png': texts.png,
  'application/xml': texts.xml,
}

/** The files that belong to a document, each to be downloaded. */
export function AttachedFiles({ files, loadCall, actions, renderActs }: AttachedFilesProps) {
  return (
    <Panel title={texts.title} actions={actions}>
      {files.length === 0 ? (
        <p className={styles.soft}>{texts.none}</p>
      ) : (
        <ul>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <div className={styles.words}>
                <p className={styles.name}>{file.description ?? file.name}</p>
                <p className={styles.soft}>{factsOf(file)}</p>
              </div>
              <IconButton
                icon={downloadIcon}
                label={fill(texts.download, { name: file.name })}
                onClick={() => void downloadFile(file.id, loadCall)}
              />
              {renderActs?.(file)}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Gets a document's file to the person; what it needs comes with the first click. */
async function downloadFile(id: string, loadCall: AttachedFilesProps['loadCall']): Promise<void> {
  const [{ download }, call] = await Promise.all([import('../../http/download.ts'), loadCall()])
  await download(call, { params: { id } })
}

function factsOf(file: DocumentFile): string {
  const { name, description, media_type, size, at, origin, actor } = file
  const who = actor || (origin === 'compania' || origin === 'carga' ? texts.fromCompany : '')
  return fill(who ? texts.byPerson : texts.by, {
    type: description === null ? typeWords[media_type] : name,
    size: fileSizeText(size),
    at: formatInstant(new Date(at)),
    actor: who,
  })
}
