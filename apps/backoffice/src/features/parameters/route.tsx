import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Parameter } from '@enlace/contract/parameters/schemas.ts'
import { parametersTexts as texts } from '@enlace/contract/parameters/texts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { loadStaffSession, useMayWrite } from '../../core/session/staff-session.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { forgottenBy, historyQuery, parametersQuery, sendChanges } from './queries.ts'
import { type Forgotten, ShortenDialog } from './shorten-dialog.tsx'
import { useTypedParameters } from './use-typed-parameters.ts'
import { type ParameterFilter, ParametersView } from './view.tsx'

/** `/parametros`: module flags and parameters of the open company. */
export const parametersRoute = screenRoute({
  path: paths.parameters.pattern,
  title: texts.title,
  search: ({ q = '', cambiados, parametro }) => ({ q, changed: cambiados === '1', opened: parametro }),
  query: parametersQuery,
  Screen: ({ data, search, changeSearch }) => (
    <ParametersScreen
      parameters={data.parametros}
      filter={search}
      opened={search.opened}
      changeSearch={changeSearch}
    />
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

type ScreenProps = {
  parameters: readonly Parameter[]
  filter: ParameterFilter
  /** The parameter for which the screen was opened. */
  opened: string | undefined
  changeSearch: ChangeSearch
}

function ParametersScreen({ parameters, filter, opened, changeSearch }: ScreenProps) {
  const client = useQueryClient()
  const typed = useTypedParameters(parameters)
  const mayWrite = useMayWrite('settings')
  const { busy, run } = useAct()
  const [history, setHistory] = useState<{ name: string | undefined }>()
  const { queryKey } = parametersQuery()
  const [forgotten, setForgotten] = useState<readonly Forgotten[]>([])
  const handleSave = async () => {
    let found: readonly Forgotten[] = []
    const isCounted = await run('count', async () => {
      found = await forgottenBy(typed.changes)
    })
    if (!isCounted) return
    if (found.length > 0) setForgotten(found)
    else await save()
  }
  const save = () =>
    run(
      'save',
      async () => {
        setForgotten([])
        try {
          client.setQueryData(queryKey, await sendChanges(typed.changes))
          typed.discard()
          // The menu follows the modules.
          await loadStaffSession()
        } catch (thrown) {
          // What it is now is shown beside what was typed.
          if (failureOf(thrown).code === 'changed-meanwhile') await client.invalidateQueries({ queryKey })
          throw thrown
        }
      },
      texts.saved,
    )
  return (
    <>
      <ParametersView
        {...{ parameters, typed, filter, opened, mayWrite }}
        isSaving={busy !== undefined}
        links={{
          companies: paths.ownCompany(),
          branding: paths.branding(),
          availability: paths.availability(),
          calendar: paths.calendar(),
          invoiceLists: paths.invoiceLists(),
          certificates: paths.certificateContent(),
          firstRun: paths.firstRun(),
        }}
        onFilter={({ q, changed }) =>
          changeSearch({ q: q || undefined, cambiados: changed ? '1' : undefined, parametro: undefined })
        }
        onSave={() => void handleSave()}
        onHistory={(name) => setHistory({ name })}
      />
      {forgotten.length > 0 && (
        <ShortenDialog
          {...{ forgotten }}
          isSaving={busy !== undefined}
          onClose={() => setForgotten([])}
          onConfirm={() => void save()}
        />
      )}
      {history && <History name={history.name} onClose={() => setHistory(undefined)} />}
    </>
  )
}

function History({ name, onClose }: { name: string | undefined; onClose: () => void }) {
  const { data, error } = useQuery(historyQuery(name))
  return (
    <HistoryDialog
      name={name}
      changes={data?.cambios}
      failure={error ? failureOf(error).message : undefined}
      onClose={onClose}
    />
  )
}
