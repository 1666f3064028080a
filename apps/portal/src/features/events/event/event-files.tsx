import { fill } from '@enlace/contract/core/fill.ts'
import type { EventDetail, EventFile } from '@enlace/contract/events/visitor/schemas.ts'
import { eventTexts as texts } from '@enlace/contract/events/visitor/texts.ts'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Hint } from '@enlace/ui/hint.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import type { EventActions } from './actions.ts'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import styles from './event-files.module.css'

type EventFilesProps = { event: EventDetail } & Pick<EventActions, 'busy' | 'downloadFile'>

/** The papers of an event and, once it is over, its recordings. */
export function EventFiles({ event: { archivos, isPast, isCancelled, tipo }, ...actions }: EventFilesProps) {
  const materials = archivos.filter(({ clase }) => clase === 'material')
  const recordings = archivos.filter(({ clase }) => clase === 'grabacion')
  const mayHaveRecording = isPast && !isCancelled && tipo === 'capacitacion'
  return (
    <>
      {(recordings.length > 0 || mayHaveRecording) && (
        <Panel title={texts.recordings}>
          {recordings.length === 0 && <Quiet isSmall>{texts.noRecordings}</Quiet>}
          <FileList files={recordings} {...actions} />
        </Panel>
      )}
      {materials.length > 0 && (
        <Panel title={texts.materials}>
          <FileList files={materials} {...actions} />
        </Panel>
      )}
    </>
  )
}

type FileListProps = { files: readonly EventFile[] } & Pick<EventActions, 'busy' | 'downloadFile'>

function FileList({ files, busy, downloadFile }: FileListProps) {
  return (
    <ul className={styles.files}>
      {files.map(({ id, nombre, url, minutos, size }) => (
        <li key={id} className={styles.file}>
          {url === null ? (
            <Button
              icon={downloadIcon}
              isBusy={busy === id}
              aria-label={`${texts.download} ${nombre}`}
              onClick={() => downloadFile(id)}
            >
              {nombre}
            </Button>
          ) : (
            <Link href={url} newTabLabel={texts.newTab}>
              {nombre}
            </Link>
          )}
          <Hint>
            {size !== null && fileSizeText(size)}
            {minutos !== null && fill(texts.minutes, { n: minutos })}
          </Hint>
        </li>
      ))}
    </ul>
  )
}
