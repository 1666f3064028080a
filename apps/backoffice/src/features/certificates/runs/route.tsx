import type { CertificateYear } from '@enlace/contract/certificates/desk/schemas.ts'
import {
  certificatesDeskTexts,
  certificateYearTexts as texts,
} from '@enlace/contract/certificates/desk/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { beginRun, stopRun, yearQuery } from '../queries.ts'
import { YearView } from './view.tsx'

/** `/certificados/anio`: how the certificates of a year stand, and what is done for all suppliers. */
export const certificateYearRoute = screenRoute({
  path: paths.certificateYear.pattern,
  title: `${certificatesDeskTexts.year} · ${certificatesDeskTexts.title}`,
  search: ({ anio }) => ({ anio: /^20\d\d$/.test(anio ?? '') ? Number(anio) : undefined }),
  query: (_, { anio }) => yearQuery(anio),
  Screen: ({ data, search, changeSearch }) => (
    <Year year={data} wanted={search.anio} onYear={(anio) => changeSearch({ anio: String(anio) })} />
  ),
  Pending: () => <ScreenSkeleton title={certificatesDeskTexts.title} />,
})

type YearProps = { year: CertificateYear; wanted: number | undefined; onYear: (year: number) => void }

function Year({ year, wanted, onYear }: YearProps) {
  const { anio } = year
  const [refused, setRefused] = useState<string>()
  const { busy, run, take } = useAct<CertificateYear>(yearQuery(wanted).queryKey)
  return (
    <YearView
      {...{ year, refused, onYear }}
      mayWrite={useMayWrite('certificates')}
      isBusy={busy !== undefined}
      told={paths.certificatesTold({}, { anio })}
      begin={(body) =>
        run('begin', async () => {
          setRefused(undefined)
          try {
            await take(beginRun(body))
          } catch (thrown) {
            const { tipos } = failureOf(thrown).fields
            setRefused(tipos)
            if (tipos !== undefined) return
            throw thrown
          }
          toast({ kind: 'success', message: texts.begun[body.acto] })
        })
      }
      stop={(act) => void run('stop', () => take(stopRun(act, anio)), texts.stopped)}
    />
  )
}
