import { fill } from '@enlace/contract/core/fill.ts'
import type { CompanyPaper } from '@enlace/contract/catalogues/shown/schemas.ts'
import { certificateScreenTexts as texts } from '@enlace/contract/certificates/screen-texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import styles from './view.module.css'

type CompanyPapersProps = {
  /** Nothing while they are on their way. */
  papers: readonly CompanyPaper[] | undefined
}

/** What the company shows of itself, and suppliers ask for when they open an account (decisions 10). */
export function CompanyPapers({ papers }: CompanyPapersProps) {
  return (
    <Panel title={texts.papers}>
      <Stack>
        <p>{texts.papersHint}</p>
        {papers === undefined && <Skeleton lines={2} />}
        {papers?.length === 0 && <p>{texts.papersNone}</p>}
        {papers && papers.length > 0 && (
          <ul className={styles.papers}>
            {papers.map(({ nombre, fecha, url }) => (
              <li key={url}>
                <Link href={url} download>
                  {nombre}
                </Link>
                <span>{fill(texts.paperDate, { fecha: formatDate(fecha) })}</span>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Panel>
  )
}
