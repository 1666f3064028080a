import { fill } from '@enlace/contract/core/fill.ts'
import { certificateScreenTexts as texts } from '@enlace/contract/certificates/screen-texts.ts'
import type { CertificateRow } from '@enlace/contract/certificates/schemas.ts'
import type { CertificateKind } from '@enlace/domain/certificates.ts'
import { Button } from '@enlace/ui/button.tsx'
import { useId, useState } from 'react'
import { showCount } from '@enlace/web/document/shown.ts'
import { PagedTable } from '@enlace/web/list/paged-table.tsx'
import { type DocumentHrefs, lineColumns } from './line-columns.tsx'
import { showRate } from '../../../core/certificates/shown.ts'
import styles from '../view.module.css'

type RowLinesProps = DocumentHrefs & {
  id: string
  tipo: CertificateKind
  row: CertificateRow
  onClose: () => void
}

/** The withholdings that a row of a certificate is the sum of, newest first. */
export function RowLines({ id, tipo, row, onClose, ...hrefs }: RowLinesProps) {
  const { concepto, tarifa, lines, lineas } = row
  const [page, setPage] = useState(1)
  const titleId = useId()
  const title = fill(texts.linesTitle, { concepto, tarifa: showRate(tipo, tarifa) })
  return (
    <section id={id} className={styles.lines} aria-labelledby={titleId}>
      <div className={styles.linesHead}>
        <h3 id={titleId}>{title}</h3>
        <Button variant="quiet" onClick={onClose}>
          {texts.closeLines}
        </Button>
      </div>
      <PagedTable
        caption={title}
        columns={lineColumns(tipo, hrefs)}
        rows={lines}
        rowKey={(line) => line.id}
        page={page}
        onPage={setPage}
      />
      {lineas > lines.length && (
        <p className={styles.note}>
          {fill(texts.cut, { shown: showCount(lines.length), total: showCount(lineas) })}
        </p>
      )}
    </section>
  )
}
