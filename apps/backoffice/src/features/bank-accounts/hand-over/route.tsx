import { useQueryClient } from '@tanstack/react-query'
import { listHandedChangeRows, listHandedChanges } from '@enlace/contract/bank-accounts/hand-over/calls.ts'
import type { HandedChange } from '@enlace/contract/bank-accounts/hand-over/schemas.ts'
import { handOverTexts as texts } from '@enlace/contract/bank-accounts/hand-over/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { WholeNumbers } from '@enlace/ui/whole-numbers.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { instantColumn, stateColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import { useState } from 'react'
import { nitColumn, supplierColumn } from '../../../core/list/columns.tsx'
import { deskList } from '../../../core/list/staff-list.tsx'
import { paths } from '../../../core/paths.ts'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { BankSections } from '../sections.tsx'
import { DownloadDialog } from './download-dialog.tsx'
import { takeFile } from './queries.ts'

/** Which change was applied, and whether it was handed over. */
export const handOverColumns: readonly Column<HandedChange, { moneda: string }>[] = [
  textColumn('numero', texts.numero, { isSortable: true, card: 'number' }),
  supplierColumn(texts.proveedor, 'bank-change'),
  nitColumn(texts.nit, { priority: 3 }),
  { id: 'cuenta', header: texts.cuenta, cell: ({ cuenta }) => <WholeNumbers>{cuenta}</WholeNumbers> },
  {
    id: 'sucursales',
    header: texts.sucursales,
    priority: 3,
    align: 'end',
    cell: ({ sucursales }) => sucursales,
  },
  instantColumn('desde', texts.desde, { isSortable: true, card: 'date' }),
  { id: 'entregas', header: texts.entregas, priority: 3, align: 'end', cell: ({ entregas }) => entregas },
  { id: 'ultima', header: texts.ultima, priority: 2, cell: lastTime },
  stateColumn(texts.estado, 'cambio_tesoreria'),
]

function lastTime({ ultima }: HandedChange): string {
  if (ultima === null) return ''
  return fill(ultima.erp ? texts.lastErp : texts.lastBy, {
    fecha: showInstant(ultima.at),
    persona: ultima.quien,
  })
}

/** `/cuentas-bancarias/tesoreria`: applied changes, and the file of their whole numbers. */
export const bankHandOverRoute = deskList({
  path: paths.bankHandOver,
  list: 'staff-bank-hand-overs',
  texts,
  page: listHandedChanges,
  rows: listHandedChangeRows,
  changes: 'bank-change',
  columns: handOverColumns,
  states: 'cambio_tesoreria',
  hrefOf: (id) => paths.bankChange({ id }),
  sections: <BankSections current="hand-over" />,
  actions: () => <DownloadPart />,
})

function DownloadPart() {
  const client = useQueryClient()
  const mayWrite = useMayWrite('bank-accounts')
  const [isAsked, setIsAsked] = useState(false)
  if (!mayWrite) return null
  return (
    <>
      <Button variant="primary" onClick={() => setIsAsked(true)}>
        {texts.open}
      </Button>
      {isAsked && (
        <DownloadDialog
          onClose={() => setIsAsked(false)}
          onDownload={async (wanted) => {
            const { cambios, repetidos } = await takeFile(wanted)
            const told = repetidos === 0 ? texts.downloadedNew : texts.downloadedAgain
            toast({ kind: 'success', message: fill(told, { n: cambios, otra: repetidos }) })
            setIsAsked(false)
            await client.invalidateQueries()
          }}
        />
      )}
    </>
  )
}
