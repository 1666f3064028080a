import { fill } from '@enlace/contract/core/fill'
import type { CompanyPaper } from '@enlace/contract/catalogues/shown/schemas'
import { certificateScreenTexts as texts } from '@enlace/contract/certificates/screen-texts'
import { formatDate } from '@enlace/domain/calendar-date'
import { Link } from '@enlace/ui/link'
import { Panel } from '@enlace/ui/panel'
import { Skeleton } from '@enlace/ui/skeleton'
import { Stack } from '@enlace/ui/stack'
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
