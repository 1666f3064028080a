import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ImportSeverity, type ImportLoad } from '@enlace/contract/imports/schemas.ts'
import { importsTexts as texts } from '@enlace/contract/imports/texts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { goTo } from '@enlace/web/place.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import type { FindingSearch, FoundImport } from '../actions.ts'
import { CheckView } from '../results/check-view.tsx'
import { LoadFrame } from './load-frame.tsx'
import { PlanSummary } from '../results/plan-summary.tsx'
import { PlanView } from './plan-view.tsx'
import { ProgressView } from './progress-view.tsx'
import { importQuery, progressQuery, startLoad } from '../queries.ts'
import { ResultScreen } from '../results/result-route.tsx'
import { usePlan } from './use-plan.ts'

/** `/cargas/{id}`: a load from its files to its result, wherever it is. */
export const importLoadRoute = screenRoute({
  path: paths.importLoad.pattern,
  title: ({ data }: { params: { id: string }; data: FoundImport | undefined }) =>
    data?.batch?.source ?? data?.load?.source ?? texts.title,
  params: z.object({ id: z.uuid() }),
  search: ({ page, resultado, motivo }): FindingSearch => ({
    page: Math.max(1, Math.trunc(Number(page)) || 1),
    ...severityIn(resultado),
    ...(motivo !== undefined && motivo !== '' && { reason: motivo.slice(0, 60) }),
  }),
  query: ({ id }) => importQuery(id),
  Screen: ({ data, params, search }) => <ImportScreen id={params.id} found={data} search={search} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function severityIn(word: string | undefined): Pick<FindingSearch, 'severity'> {
  const severity = ImportSeverity.safeParse(word).data
  return severity ? { severity } : {}
}

function ImportScreen({ id, found, search }: { id: string; found: FoundImport; search: FindingSearch }) {
  const { load, batch } = found
  const isOver = batch !== null && (load === null || load.state === 'loaded')
  if (isOver) return <ResultScreen {...{ id, batch, load, search }} />
  if (load === null) return <ScreenSkeleton title={texts.title} />
  if (load.state === 'checking' || load.state === 'loading') return <Working id={id} load={load} />
  return <Preparing key={id} {...{ id, load, found }} />
}

function Working({ id, load }: { id: string; load: ImportLoad }) {
  const client = useQueryClient()
  const { data } = useQuery(progressQuery(id))
  const state = data?.state ?? load.state
  useEffect(() => {
    // The work is over: what it found is asked for.
    if (state !== load.state) void client.invalidateQueries({ queryKey: importQuery(id).queryKey })
  }, [client, id, load.state, state])
  return (
    <LoadFrame load={load} listHref={paths.imports()}>
      <ProgressView state={load.state} progress={data ? data.progress : load.progress} />
    </LoadFrame>
  )
}

function Preparing({ id, load, found }: { id: string; load: ImportLoad; found: FoundImport }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('data')
  const { busy, run } = useAct()
  const renew = () => client.invalidateQueries({ queryKey: importQuery(id).queryKey })
  const acts = usePlan({ id, load, mayWrite, renew, onDropped: () => goTo(paths.imports()) })
  const handleLoad = (confirmsClosing: boolean) =>
    void run('load', () => startLoad(id, load.version, confirmsClosing).finally(renew))
  // What was tried out is not asked again below its result, unless somebody wants to change it.
  const [isChanging, setChanging] = useState(false)
  const isTried = load.state === 'checked' && load.checked !== null && !acts.isTyped
  return (
    <LoadFrame load={load} listHref={paths.imports()}>
      {isTried && load.checked && (
        <CheckView
          key={load.version}
          check={load.checked}
          mayWrite={mayWrite}
          isBusy={busy === 'load'}
          onLoad={handleLoad}
        />
      )}
      {isTried && !isChanging ? (
        <PlanSummary {...{ load, mayWrite }} onChange={() => setChanging(true)} />
      ) : (
        <PlanView load={load} targets={found.targets} sources={found.sources} acts={acts} isTried={isTried} />
      )}
    </LoadFrame>
  )
}
