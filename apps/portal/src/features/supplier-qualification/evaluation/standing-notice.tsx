import { fill } from '@enlace/contract/core/fill.ts'
import type { Evaluation } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { qualificationTexts as texts } from '@enlace/contract/supplier-qualification/texts.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { paths } from '../../../core/paths.ts'

/** Says of an evaluation that a newer one is there, or that a corrected version took its place. */
export function StandingNotice({
  evaluation: { id, reemplazada_at, reemplazada_por },
  latest,
}: {
  evaluation: Pick<Evaluation, 'id' | 'reemplazada_at' | 'reemplazada_por'>
  latest: string | undefined
}) {
  if (reemplazada_at !== null) {
    const fecha = formatDate(todayInBogota(new Date(reemplazada_at)))
    return (
      <Banner
        kind="warning"
        action={
          reemplazada_por !== null && (
            <Link href={paths.evaluation({ id: reemplazada_por })}>{texts.seeReplacement}</Link>
          )
        }
      >
        {fill(texts.replaced, { fecha })}
      </Banner>
    )
  }
  if (latest === undefined || latest === id) return null
  return (
    <Banner kind="info" action={<Link href={paths.supplierQualification()}>{texts.latest}</Link>}>
      {texts.earlier}
    </Banner>
  )
}
