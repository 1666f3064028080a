import { getExportFile, removeExport } from '@enlace/contract/exports/calls'
import type { Export } from '@enlace/contract/exports/schemas'
import { downloadsTexts as texts } from '@enlace/contract/exports/screen-texts'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '@enlace/ui/core/toasts'
import { useRef, useState } from 'react'
import { exportsQuery, isUnderWay } from '../../core/export/exports-query.ts'
import { send } from '../../core/http/client.ts'
import { download } from '@enlace/web/http/download.ts'
import { toastFailure } from '@enlace/web/http/failure.ts'

/** What the page does with a file; one thing at a time. */
export function useExportActions() {
  const client = useQueryClient()
  const [busy, setBusy] = useState<string>()
  const isBusy = useRef(false)

  const run = async (id: string, work: () => Promise<unknown>) => {
    if (isBusy.current) return
    isBusy.current = true
    setBusy(id)
    try {
      await work()
    } catch (thrown) {
      toastFailure(thrown)
    } finally {
      isBusy.current = false
      setBusy(undefined)
    }
  }
  return {
    busy,
    download: ({ id }: Export) => void run(id, () => download(getExportFile, { params: { id } })),
    remove: (one: Export) =>
      void run(one.id, async () => {
        try {
          await send(removeExport, { params: { id: one.id } })
          toast({ kind: 'success', message: isUnderWay(one) ? texts.cancelled : texts.removed })
        } finally {
          await client.invalidateQueries({ queryKey: exportsQuery().queryKey })
        }
      }),
  }
}
