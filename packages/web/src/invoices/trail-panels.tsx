import { fill } from '@enlace/contract/core/fill.ts'
import type { InvoiceEvent, InvoiceFile } from '@enlace/contract/invoices/schemas.ts'
import { invoiceTrailTexts as texts } from '@enlace/contract/invoices/screen-texts.ts'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import type { ReactNode } from 'react'
import { fileSizeText } from '../document/file-size.ts'
import { showInstant } from '../document/shown.ts'
import styles from './invoices.module.css'

type InvoiceFilesProps = {
  archivos: readonly InvoiceFile[]
  onDownload: (id: string) => void
  /** What else can be done with a file. */
  renderActs?: (file: InvoiceFile) => ReactNode
  /** What follows the files: a field for more. */
  children?: ReactNode
}

/** The files of an invoice as they were sent, each to be downloaded. */
export function InvoiceFilesPanel({ archivos, onDownload, renderActs, children }: InvoiceFilesProps) {
  return (
    <Panel title={texts.files}>
      {archivos.length === 0 && <p className={styles.soft}>{texts.noFiles}</p>}
      <PlainList gap="small">
        {archivos.map((file) => (
          <li key={file.id} className={styles.file}>
            <div className={styles.words}>
              <p>{file.nombre}</p>
              <p className={styles.soft}>{factsOf(file)}</p>
            </div>
            <IconButton
              icon={downloadIcon}
              label={fill(texts.download, { nombre: file.nombre })}
              onClick={() => onDownload(file.id)}
            />
            {renderActs?.(file)}
          </li>
        ))}
      </PlainList>
      {children}
    </Panel>
  )
}

/** What happened to an invoice, the oldest first. */
export function InvoiceHistoryPanel({ historia }: { historia: readonly InvoiceEvent[] }) {
  if (historia.length === 0) return null
  return (
    <Panel title={texts.history}>
      <PlainList gap="small" isOrdered>
        {historia.map(({ at, acto, quien, texto }, place) => (
          <li key={place}>
            <p>{texts.acts[acto]}</p>
            <p className={styles.soft}>
              {quien === '' ? showInstant(at) : fill(texts.byWhom, { at: showInstant(at), quien })}
            </p>
            {texto !== '' && <p className={styles.written}>{texto}</p>}
          </li>
        ))}
      </PlainList>
    </Panel>
  )
}

function factsOf({ clase, anexo, bytes, version_documento, subido_at }: InvoiceFile): string {
  return fill(version_documento > 1 ? texts.ofVersion : texts.fact, {
    clase: anexo === '' ? texts.kinds[clase] : fill(texts.annexNamed, { anexo }),
    version: version_documento,
    size: fileSizeText(bytes),
    at: showInstant(subido_at),
  })
}
