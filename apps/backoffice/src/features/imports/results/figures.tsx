import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Kpi } from '@enlace/ui/kpi.tsx'
import { KpiStrip } from '@enlace/ui/kpi-strip.tsx'
import styles from '../imports.module.css'
import { countOf } from '../shown.ts'

const texts = importsTexts.check

type FiguresProps = {
  title: string
  figures: {
    rowsRead: number
    inserted: number
    updated: number
    unchanged: number
    refused: number
    doubtful: number
    leftOut?: number | undefined
  }
}

/** What a load did or would do at a glance. */
export function Figures({ title, figures }: FiguresProps) {
  const { rowsRead, inserted, updated, unchanged, refused, doubtful, leftOut = 0 } = figures
  return (
    <>
      <KpiStrip label={title}>
        <Kpi label={texts.read} value={countOf(rowsRead)} />
        <Kpi label={texts.inserted} value={countOf(inserted)} />
        <Kpi label={texts.updated} value={countOf(updated)} />
        <Kpi label={texts.unchanged} value={countOf(unchanged)} />
        <Kpi label={texts.refused} value={countOf(refused)} {...(refused > 0 && { tone: 'bad' as const })} />
        <Kpi
          label={texts.doubtful}
          value={countOf(doubtful)}
          {...(doubtful > 0 && { tone: 'warning' as const })}
        />
        {leftOut > 0 && <Kpi label={texts.leftOut} value={countOf(leftOut)} note={texts.leftOutNote} />}
      </KpiStrip>
      {inserted + updated + unchanged > rowsRead && <p className={styles.soft}>{texts.rowsNote}</p>}
    </>
  )
}
