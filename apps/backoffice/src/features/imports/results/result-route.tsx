import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ImportBatch, ImportLoad } from '@enlace/contract/imports/schemas.ts'
import { importsTexts as texts } from '@enlace/contract/imports/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { changeSearch } from '@enlace/web/screen/change-search.ts'
import { useState } from 'react'
import { paths } from '../../../core/paths.ts'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import type { FindingSearch } from '../actions.ts'
import {
  downloadRefused,
  downloadReport,
  findingsQuery,
  historyKey,
  importQuery,
  undo,
  undoQuery,
} from '../queries.ts'
import { ResultView } from './result-view.tsx'
import { UndoDialog } from './undo-dialog.tsx'

type ResultScreenProps = {
  id: string
  batch: ImportBatch
  load: ImportLoad | null
  search: FindingSearch
}

/** A load that is over, with what it did and how to mend or undo it. */
export function ResultScreen({ id, batch, load, search }: ResultScreenProps) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('data')
  const { busy, run } = useAct()
  const [isUndoing, setUndoing] = useState(false)
  const findings = useQuery({ ...findingsQuery(id, search), placeholderData: keepPreviousData })
  const asked = useQuery({ ...undoQuery(id), enabled: isUndoing })
  const handleUndo = () =>
    void run('undo', async () => {
      await undo(id).finally(() =>
        // The history shows it, too, wherever the person is by now.
        Promise.all(
          [importQuery(id).queryKey, historyKey()].map((queryKey) => client.invalidateQueries({ queryKey })),
        ),
      )
      setUndoing(false)
      toast({ kind: 'success', message: texts.result.undoDone })
    })
  return (
    <>
      <ResultView
        {...{ batch, load, search, mayWrite }}
        findings={findings.data}
        isLoading={findings.isFetching}
        links={{
          list: paths.imports(),
          again: paths.newImport({}, { fuente: batch.source }),
          page: (page) =>
            paths.importLoad(
              { id },
              {
                resultado: search.severity,
                motivo: search.reason,
                page: page > 1 ? page : undefined,
              },
            ),
        }}
        onFilter={changeSearch}
        onReport={(format) => void downloadReport(id, format)}
        onRefused={(file) => void downloadRefused(id, file)}
        onUndo={() => setUndoing(true)}
      />
      <UndoDialog
        isOpen={isUndoing}
        answer={asked.isFetching ? undefined : asked.data}
        isBusy={busy === 'undo'}
        onUndo={handleUndo}
        onClose={() => setUndoing(false)}
      />
    </>
  )
}
