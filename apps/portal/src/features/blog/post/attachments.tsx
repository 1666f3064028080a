import { attachmentTexts } from '@enlace/contract/documents/attachments/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { BlogFile } from '@enlace/contract/blog/supplier/schemas.ts'
import { postTexts as texts } from '@enlace/contract/blog/supplier/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { documentIcon, downloadIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import styles from './attachments.module.css'

type AttachmentsProps = {
  files: readonly BlogFile[]
  busyFile: string | undefined
  onDownload: (id: string) => void
}

const kinds: Readonly<Record<BlogFile['media_type'], string>> = {
  'application/pdf': attachmentTexts.pdf,
  'image/jpeg': attachmentTexts.jpeg,
  'image/png': attachmentTexts.png,
  'application/xml': attachmentTexts.xml,
}

/** The files that come with a post, each to be downloaded. */
export function Attachments({ files, busyFile, onDownload }: AttachmentsProps) {
  if (files.length === 0) return null
  return (
    <section aria-label={texts.attachments}>
      <h2 className={styles.heading}>{texts.attachments}</h2>
      <ul className={styles.files}>
        {files.map(({ id, nombre, texto, media_type, size }) => (
          <li key={id} className={styles.file}>
            <Icon path={documentIcon} size={24} />
            <div className={styles.words}>
              <p className={styles.name}>{texto || nombre}</p>
              <Quiet isSmall>{fill(texts.file, { type: kinds[media_type], size: fileSizeText(size) })}</Quiet>
            </div>
            <Button
              icon={downloadIcon}
              isBusy={busyFile === id}
              aria-label={fill(attachmentTexts.download, { name: nombre })}
              onClick={() => onDownload(id)}
            >
              {texts.download}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
