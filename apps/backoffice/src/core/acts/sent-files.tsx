import { messageTexts as texts } from '@enlace/contract/questions/texts'
import type { SentFile } from '@enlace/contract/questions/schemas'
import { Actions } from '@enlace/ui/actions'
import { Button } from '@enlace/ui/button'
import { downloadIcon } from '@enlace/ui/core/icons'
import { fileSizeText } from '@enlace/web/document/file-size.ts'

type SentFilesProps = { files: readonly SentFile[]; onDownload: (id: string) => void }

/** The files that a supplier sent, each to be downloaded. */
export function SentFiles({ files, onDownload }: SentFilesProps) {
  return (
    <Actions>
      {files.map(({ id, nombre, bytes }) => (
        <Button key={id} icon={downloadIcon} onClick={() => onDownload(id)}>
          <span>
            <span className="visually-hidden">{texts.download} </span>
            {nombre} · {fileSizeText(bytes)}
          </span>
        </Button>
      ))}
    </Actions>
  )
}
