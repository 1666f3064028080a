import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { toldPerPage } from '@enlace/contract/certificates/desk/state-schemas.ts'
import type { Told, ToldSupplier } from '@enlace/contract/certificates/desk/schemas.ts'
import { toldTexts as texts } from '@enlace/contract/certificates/desk/texts.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showCount, showInstant } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { FilterLine } from '@enlace/web/list/filter-line.tsx'
import { PageLinks } from '@enlace/web/list/page-links.tsx'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import type { ToldSearch } from '../actions.ts'
import styles from '../certificates.module.css'
import { YearHeading } from '../sections.tsx'
import { kindsText } from '../shown.ts'

type ToldViewProps = {
  told: Told
  search: ToldSearch
  isLoading: boolean
  hrefFor: (page: number) => string
  onSearch: ChangeSearch
}

const columns: readonly Column<ToldSupplier>[] = [
  { id: 'proveedor', header: texts.proveedor, card: 'number', cell: ({ proveedor }) => proveedor },
  {
    id: 'nit',
    header: texts.nit,
    priority: 3,
    cell: ({ nit }) => <Unbroken>{formatWholeNit(nit)}</Unbroken>,
  },
  {
    id: 'personas',
    header: texts.people,
    card: 'text',
    cell: ({ personas }) =>
      personas.length === 0 ? (
        texts.nobody
      ) : (
        <ul className={styles.people}>
          {personas.map(({ nombre, correo, tipos, at }) => (
            <li key={correo}>
              {fill(texts.person, {
                nombre,
                correo,
                tipos: kindsText(tipos),
                at: showInstant(at),
              })}
            </li>
          ))}
        </ul>
      ),
  },
]

/** Which suppliers of a year were told of their certificates, who of them, and who was not. */
export function ToldView({ told, search, isLoading, hrefFor, onSearch }: ToldViewProps) {
  const { anio, ver, q, page } = search
  const isNarrowed = ver !== 'todos' || (q ?? '') !== ''
  return (
    <Stack>
      <YearHeading
        current="told"
        anio={anio}
        anios={told.anios}
        onYear={(year) => onSearch({ anio: year, page: undefined })}
      />
      <Panel title={fill(texts.title, { anio })}>
        <Stack>
          <FilterLine
            search={texts.search}
            filters={[
              {
                name: 'ver',
                label: texts.which,
                options: [
                  { value: 'avisados', label: texts.told, count: showCount(told.avisados) },
                  { value: 'sin_aviso', label: texts.untold, count: showCount(told.sin_aviso) },
                ],
              },
            ]}
            chosen={{ q, ver: ver === 'todos' ? undefined : ver }}
            page={page}
            total={told.total}
            onFilter={onSearch}
          />
          <DataTable
            caption={fill(texts.table, { anio })}
            columns={columns}
            rows={told.rows}
            rowKey={({ id }) => String(id)}
            isLoading={isLoading}
            texts={tableTexts}
            empty={
              isNarrowed ? (
                <EmptyState
                  title={texts.noMatch}
                  action={
                    <Button onClick={() => onSearch({ ver: undefined, q: undefined, page: undefined })}>
                      {texts.seeAll}
                    </Button>
                  }
                >
                  {texts.noMatchHint}
                </EmptyState>
              ) : (
                <EmptyState title={fill(texts.none, { anio })}>{texts.noneHint}</EmptyState>
              )
            }
          />
          {told.total > toldPerPage && (
            <PageLinks page={page} size={toldPerPage} total={told.total} hrefFor={hrefFor} />
          )}
        </Stack>
      </Panel>
    </Stack>
  )
}
