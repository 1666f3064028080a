import { qualificationFrameTexts } from '@enlace/contract/supplier-qualification/evaluation/texts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { QualificationFrame } from '../../../core/qualification/frame.tsx'
import { paths } from '../../../core/paths.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { QualificationPage } from './page-route.tsx'
import { qualificationQuery } from '../calls/queries.ts'

/** `/supplier-qualification`: how the company evaluates the supplier (screens 2.12, Evaluación). */
export const qualificationRoute = screenRoute({
  path: paths.supplierQualification.pattern,
  title: qualificationFrameTexts.title,
  query: qualificationQuery,
  Screen: ({ data }) => <QualificationPage key={data.evaluation?.id} qualification={data} />,
  Pending: () => (
    <QualificationFrame current="evaluation">
      <Skeleton lines={14} />
    </QualificationFrame>
  ),
})
