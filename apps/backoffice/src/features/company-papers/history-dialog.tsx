import { fill } from '@enlace/contract/core/fill.ts'
import type { DeskPaper, PaperVersion } from '@enlace/contract/company-papers/schemas.ts'
import { companyPapersTexts as texts } from '@enlace/contract/company-papers/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import styles from './company-papers.module.css'

type HistoryDialogProps = {
  paper: DeskPaper
  onDownload: (version: number) => void
  onClose: () => void
}

/** Every version of a paper: who put it there and when, and when it ended. */
export function HistoryDialog({ paper, onDownload, onClose }: HistoryDialogProps) {
  return (
    <Dialog
      isOpen
      title={fill(texts.historyOf, { nombre: paper.nombre })}
      closeLabel={texts.close}
      onClose={onClose}
    >
      <ul className={styles.versions}>
        {paper.versiones.map((version) => (
          <li key={version.id}>
            <Row>
              <span className={styles.version}>
                <strong>
                  {fill(texts.versionBy, {
                    version: version.version,
                    quien: version.puesto_por || texts.loaded,
                    cuando: showInstant(version.puesto_at),
                  })}
                </strong>
                <span>
                  {[
                    version.nombre,
                    formatDate(version.fecha),
                    version.vence === null ? texts.noEnd : `${texts.vence} ${formatDate(version.vence)}`,
                  ].join(' · ')}
                </span>
                {endWords(version).map((words) => (
                  <span key={words}>{words}</span>
                ))}
              </span>
              <IconButton
                icon={downloadIcon}
                label={fill(texts.downloadVersion, { version: version.version })}
                onClick={() => onDownload(version.id)}
              />
            </Row>
          </li>
        ))}
      </ul>
      <DialogFooter cancel={texts.close} />
    </Dialog>
  )
}

function endWords({ estado, fin_por: quien, fin_at: at }: PaperVersion): string[] {
  if (at === null) return []
  const words = estado === 'retirado' ? texts.retiredBy : texts.replacedBy
  return [fill(words, { quien: quien ?? '', cuando: showInstant(at) })]
}
