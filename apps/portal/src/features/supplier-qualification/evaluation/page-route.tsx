import { useQuery } from '@tanstack/react-query'
import type { Qualification } from '@enlace/contract/supplier-qualification/schemas.ts'
import { readBoot } from '../../../core/company/boot.ts'
import { useMayOpen } from '../../../core/document/use-may-open.ts'
import { useNeedsServer } from '@enlace/web/connection.ts'
import { indicatorsQuery, useQualificationActions } from '../calls/queries.ts'
import { QualificationView } from './view.tsx'

/** The page of an evaluation, the latest or an earlier one, joined with what the portal measures now. */
export function QualificationPage({ qualification }: { qualification: Qualification }) {
  const indicators = useQuery(indicatorsQuery())
  return (
    <QualificationView
      qualification={qualification}
      company={readBoot().company.nombre}
      running={indicators.data}
      isRunningFailed={indicators.isError && indicators.data === undefined}
      onRetryRunning={() => void indicators.refetch()}
      mayOpen={useMayOpen()}
      actions={useQualificationActions(qualification.evaluation?.id ?? '')}
      offline={useNeedsServer()}
    />
  )
}
