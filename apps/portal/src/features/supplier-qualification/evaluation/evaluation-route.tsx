import { fill } from '@enlace/contract/core/fill.ts'
import { documentIdPattern } from '@enlace/contract/core/patterns.ts'
import { evaluationPeriodWords } from '@enlace/contract/supplier-qualification/period-words.ts'
import { qualificationTexts as texts } from '@enlace/contract/supplier-qualification/texts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { QualificationFrame } from '../../../core/qualification/frame.tsx'
import { paths } from '../../../core/paths.ts'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { QualificationPage } from './page-route.tsx'
import { evaluationQuery } from '../calls/queries.ts'

/** An earlier evaluation by its opaque id. */
export const evaluationRoute = screenRoute({
  path: paths.evaluation.pattern,
  params: {
    safeParse(raw) {
      const id = paramOf(raw, 'id') ?? ''
      return documentIdPattern.test(id) ? { success: true, data: { id } } : { success: false }
    },
  },
  query: ({ id }) => evaluationQuery(id),
  title: ({ data }) =>
    data?.evaluation
      ? fill(texts.titleOf, { periodo: evaluationPeriodWords(data.evaluation.periodo) })
      : texts.title,
  Screen: ({ data }) => <QualificationPage key={data.evaluation?.id} qualification={data} />,
  Pending: () => (
    <QualificationFrame current="evaluation">
      <Skeleton lines={14} />
    </QualificationFrame>
  ),
})
