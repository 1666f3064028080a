import { messageTexts as texts } from '@enlace/contract/questions/texts.ts'
import type { SentFile } from '@enlace/contract/questions/schemas.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
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
