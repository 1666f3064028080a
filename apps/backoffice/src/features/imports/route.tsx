import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { listImportRows, listImports } from '@enlace/contract/imports/calls.ts'
import { ImportBatch } from '@enlace/contract/imports/schemas.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { countColumn } from '@enlace/web/list/column-presets.tsx'
import { oneOf } from '@enlace/web/list/read-filter.ts'
import { staffList, staffReaders } from '../../core/list/staff-list.tsx'
import { paths } from '../../core/paths.ts'
import { useMayWrite } from '../../core/session/staff-session.ts'
import type { History } from './actions.ts'
import { LoadChip } from './load-chip.tsx'
import { showAlone } from '@enlace/web/document/shown.ts'
import { instantOf, loadedBy, standingOf } from './shown.ts'
import { Unfinished } from './unfinished.tsx'

const texts = importsTexts.list
const { status: _, ...readers } = staffReaders

/** What was loaded when by whom, and how it ended. */
export const historyColumns: readonly Column<ImportBatch, { moneda: string }>[] = [
  {
    id: 'when',
    header: texts.when,
    isSortable: true,
    card: 'date',
    cell: ({ startedAt }) => instantOf(startedAt),
  },
  { id: 'source', header: texts.source, isSortable: true, card: 'number', cell: ({ source }) => source },
  {
    id: 'state',
    header: texts.state,
    card: 'status',
    cell: (batch) => <LoadChip state={standingOf(batch)} />,
  },
  { id: 'files', header: texts.files, priority: 3, cell: ({ files }) => files },
  countColumn('read', texts.read, { from: 'rowsRead', priority: 3 }),
  countColumn('inserted', texts.inserted),
  countColumn('updated', texts.updated),
  countColumn('refused', texts.refused, { isSortable: true, card: 'count' }),
  {
    id: 'who',
    header: texts.who,
    priority: 4,
    cell: ({ actor, actorName }) => <span title={actor}>{showAlone(loadedBy(actorName))}</span>,
  },
]

const states = ImportBatch.shape.state.options

/** `/cargas`: the history of loads, and those that are not over. */
export const importsRoute = staffList({
  path: paths.imports,
  list: 'staff-imports',
  texts,
  page: listImports,
  rows: listImportRows,
  readers: {
    ...readers,
    fuente: (text) => (text === '' || text.length > 60 ? undefined : text),
    estado: oneOf(states),
  },
  columns: historyColumns,
  defaultSort: '-when',
  hrefOf: (id) => paths.importLoad({ id }),
  filters: () => [
    {
      kind: 'choice',
      name: 'estado',
      label: texts.state,
      options: states.map((value) => ({ value, label: importsTexts.states[value] })),
    },
    { kind: 'value', name: 'fuente', label: texts.source, any: texts.anySource },
  ],
  actions: () => (
    <>
      <ButtonLink href={paths.importSources()}>{importsTexts.sources}</ButtonLink>
      <NewLoad />
    </>
  ),
  head: ({ answer }) => <Head open={answer?.open ?? []} />,
})

/** The way to a new load, for whom it is. */
function NewLoad() {
  const mayWrite = useMayWrite('data')
  return (
    mayWrite && (
      <ButtonLink variant="primary" href={paths.newImport()}>
        {importsTexts.new}
      </ButtonLink>
    )
  )
}

/** That the person may only read, and the loads that are not over. */
function Head({ open }: Pick<History, 'open'>) {
  const mayWrite = useMayWrite('data')
  return (
    <>
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {open.length > 0 && <Unfinished open={open} />}
    </>
  )
}
