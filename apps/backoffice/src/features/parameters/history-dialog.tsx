import { actorText } from '@enlace/contract/core/words/actor-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { parameterHistoryTexts as texts } from '@enlace/contract/parameters/texts.ts'
import type { PastChange } from '@enlace/contract/parameters/schemas.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { findParameter, type ParameterValue } from '@enlace/domain/parameters.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { showValue, wordsOf } from './values.ts'

type HistoryDialogProps = {
  /** Of which parameter; nothing is all of them. */
  name: string | undefined
  changes: readonly PastChange[] | undefined
  failure: string | undefined
  onClose: () => void
}

const shown = (name: string, value: ParameterValue) => {
  const parameter = findParameter(name)
  return parameter ? showValue(parameter, value) : String(value)
}

const columns: readonly Column<PastChange>[] = [
  { id: 'at', header: texts.at, card: 'date', cell: ({ at }) => formatInstant(new Date(at)) },
  {
    id: 'nombre',
    header: texts.parameter,
    card: 'text',
    cell: ({ nombre }) => wordsOf(nombre).label,
  },
  { id: 'antes', header: texts.before, card: 'text', cell: ({ nombre, antes }) => shown(nombre, antes) },
  { id: 'ahora', header: texts.after, card: 'text', cell: ({ nombre, ahora }) => shown(nombre, ahora) },
  {
    id: 'actor',
    header: texts.actor,
    card: 'text',
    cell: ({ actor, actorName }) => (
      <span {...(actor.includes('@') && { title: actor })}>{actorText(actorName)}</span>
    ),
  },
]

/** Who changed parameters, from what to what, newest first. */
export function HistoryDialog({ name, changes, failure, onClose }: HistoryDialogProps) {
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      closeLabel={texts.close}
      title={name === undefined ? texts.title : fill(texts.titleOf, { nombre: wordsOf(name).label })}
    >
      {failure === undefined ? (
        <DataTable
          caption={texts.caption}
          columns={columns}
          rows={changes ?? []}
          rowKey={({ at, nombre }) => `${at} ${nombre}`}
          isLoading={changes === undefined}
          empty={<EmptyState title={texts.none} />}
          texts={tableTexts}
        />
      ) : (
        <Banner kind="warning">{failure}</Banner>
      )}
    </Dialog>
  )
}
