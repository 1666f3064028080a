import { accountLoadTexts as texts } from '@enlace/contract/bank-accounts/load/texts.ts'
import type { AccountLoad, AccountPlaces } from '@enlace/contract/bank-accounts/load/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { useState } from 'react'
import { paths } from '../../../core/paths.ts'
import { checkFile, loadFile, takeTemplate } from './queries.ts'
import { LoadView } from './view.tsx'

/** `/cuentas-bancarias/cargar`: the accounts that the ERP has, from a file. */
export const bankLoadRoute = pageRoute({
  path: paths.bankLoad.pattern,
  title: texts.title,
  Page: () => <LoadPage />,
})

const unset: AccountPlaces = { sucursal: '', banco: '', tipo: '', numero: '', titular: '', documento: '' }

function LoadPage() {
  // The file stays in this page alone: it is sent again to be loaded, because the server keeps none.
  const [file, setFile] = useState<File>()
  const [places, setPlaces] = useState(unset)
  const [found, setFound] = useState<{ load: AccountLoad; isLoaded: boolean }>()
  const { isSending, problem, run } = useSending()
  const check = (chosen: File, columns: AccountPlaces) =>
    void run(async (onProgress) => {
      const load = await checkFile(chosen, columns, onProgress)
      setPlaces(load.mapeo)
      setFound({ load, isLoaded: false })
    })
  return (
    <LoadView
      {...{ file, places, found, isSending, problem }}
      onFile={(chosen) => {
        setFile(chosen)
        setFound(undefined)
        setPlaces(unset)
        if (chosen) check(chosen, unset)
      }}
      onPlace={(name, place) => setPlaces({ ...places, [name]: place })}
      onCheck={() => file && check(file, places)}
      onLoad={() =>
        run(async (onProgress) => {
          if (!file) return
          const load = await loadFile(file, places, onProgress)
          setFound({ load, isLoaded: true })
          toast({ kind: 'success', message: fill(texts.loaded, { n: load.totales['nueva'] ?? 0 }) })
        })
      }
      onTemplate={() => void takeTemplate()}
    />
  )
}
