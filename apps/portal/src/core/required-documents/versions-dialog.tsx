import { fill } from '@enlace/contract/core/fill.ts'
import type { DocumentVersion, RequiredDocument } from '@enlace/contract/required-documents/schemas.ts'
import { requiredDocumentTexts as texts } from '@enlace/contract/required-documents/texts.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import type { Tone } from '@enlace/domain/states.ts'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import styles from './versions-dialog.module.css'

const tones: Record<DocumentVersion['estado'], Tone> = {
  en_revision: 'info',
  aprobado: 'good',
  rechazado: 'bad',
  reemplazado: 'neutral',
}

type VersionsDialogProps = {
  document: RequiredDocument
  isOpen: boolean
  onDownload: (version: string) => void
  onClose: () => void
}

/** Every version that was ever sent of a document, newest first, each with what the company decided. */
export function VersionsDialog({ document, isOpen, onDownload, onClose }: VersionsDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={fill(texts.versions, { documento: document.nombre })}
      closeLabel={texts.close}
    >
      <PlainList gap="large" isOrdered>
        {document.versiones.map((version) => (
          <li key={version.id} className={styles.version}>
            <Row gap="regular" align="center">
              <h3>{fill(texts.version, { version: version.version })}</h3>
              <StatusChip tone={tones[version.estado]}>{texts.versionStates[version.estado]}</StatusChip>
            </Row>
            <DefinitionList items={factsOf(version)} />
            <div>
              <Button icon={downloadIcon} onClick={() => onDownload(version.id)}>
                {fill(texts.download, { version: version.version })}
              </Button>
            </div>
          </li>
        ))}
      </PlainList>
    </Dialog>
  )
}

function factsOf(version: DocumentVersion) {
  const { nombre, bytes, subido_at, subido_por, expedido, vence, motivo, revisado_at } = version
  return [
    { label: texts.file, value: `${nombre} · ${fileSizeText(bytes)}` },
    { label: texts.uploaded, value: formatInstant(new Date(subido_at)) },
    { label: texts.sentBy, value: subido_por },
    ...(expedido === null ? [] : [{ label: texts.issued, value: formatDate(expedido) }]),
    ...(vence === null ? [] : [{ label: texts.ends, value: formatDate(vence) }]),
    ...(revisado_at === null ? [] : [{ label: texts.reviewed, value: formatInstant(new Date(revisado_at)) }]),
    ...(motivo === '' ? [] : [{ label: texts.reason, value: motivo }]),
  ]
}
