import { fill } from '@enlace/contract/core/fill.ts'
import type { ReportSummary } from '@enlace/contract/reports/schemas.ts'
import { reportsTexts as texts } from '@enlace/contract/reports/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { clockIcon } from '@enlace/ui/core/icons.ts'
import { showInstant } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { periodName } from './report/shown.ts'
import styles from './view.module.css'

/** The columns of the index (screens 2.8). */
export const reportColumns = (
  onSchedule: (report: ReportSummary) => void,
): readonly Column<ReportSummary>[] => [
  { id: 'nombre', header: texts.nombre, card: 'number', cell: ({ titulo }) => titulo },
  {
    id: 'contenido',
    header: texts.contenido,
    card: 'text',
    cell: ({ contenido }) => <span className={styles.about}>{contenido}</span>,
  },
  {
    id: 'periodo',
    header: texts.periodo,
    card: 'status',
    cell: ({ periodo }) => <Unbroken>{periodName(periodo)}</Unbroken>,
  },
  {
    id: 'formatos',
    header: texts.formatos,
    isWidestOnly: true,
    cell: ({ formatos }) => <Unbroken>{formatos.map((format) => format.toUpperCase()).join(' · ')}</Unbroken>,
  },
  {
    id: 'ultima',
    header: texts.ultima,
    card: 'date',
    isWideOnly: true,
    cell: ({ ultima_ejecucion }) => (
      <Unbroken>{ultima_ejecucion === null ? texts.never : showInstant(ultima_ejecucion)}</Unbroken>
    ),
  },
  {
    id: 'programar',
    header: texts.programar,
    card: 'text',
    cell: (report) => (
      <span className={styles.schedule}>
        <Button
          icon={clockIcon}
          aria-label={fill(texts.scheduleOf, { report: report.titulo })}
          onClick={() => onSchedule(report)}
        >
          {texts.schedule}
        </Button>
        {report.programados > 0 && (
          <span className={styles.planned}>
            {report.programados === 1
              ? texts.scheduledOnce
              : fill(texts.scheduledTimes, { n: report.programados })}
          </span>
        )}
      </span>
    ),
  },
]
