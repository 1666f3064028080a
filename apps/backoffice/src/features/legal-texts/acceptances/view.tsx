import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { AnswerOf } from '@enlace/contract/core/call.ts'
import type { listAcceptances } from '@enlace/contract/legal-texts/calls.ts'
import { acceptanceOrigins, type AcceptanceQuery, legalCodes } from '@enlace/contract/legal-texts/schemas.ts'
import { legalTextsTexts } from '@enlace/contract/legal-texts/texts.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { SearchInput } from '@enlace/ui/search-input.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { PageLinks } from '@enlace/web/list/page-links.tsx'
import { acceptanceColumns } from './columns.tsx'
import styles from '../legal-texts.module.css'

const texts = legalTextsTexts.acceptances

type Filter = Omit<AcceptanceQuery, 'page'>

type AcceptancesViewProps = {
  found: AnswerOf<typeof listAcceptances>
  filter: AcceptanceQuery
  isLoading: boolean
  listHref: string
  hrefOfPage: (page: number) => string
  onFilter: (filter: Filter) => void
  onDownload: (format: 'xlsx' | 'csv') => void
}

/** The proof of every acceptance, to find one and to keep them all. */
export function AcceptancesView(props: AcceptancesViewProps) {
  const { found, filter, isLoading, listHref, hrefOfPage, onDownload } = props
  const { rows, total, size } = found
  const isFiltered = filter.text !== undefined || filter.origin !== undefined || Boolean(filter.q)
  return (
    <Stack gap="large">
      <Breadcrumb
        label={legalTextsTexts.back}
        items={[{ label: legalTextsTexts.title, href: listHref }, { label: texts.title }]}
      />
      <PageHeading
        title={texts.title}
        description={texts.description}
        actions={
          total > 0 && (
            <>
              <Button onClick={() => onDownload('xlsx')}>{texts.export}</Button>
              <Button onClick={() => onDownload('csv')}>{texts.exportCsv}</Button>
            </>
          )
        }
      />
      {(total > 0 || isFiltered) && <Filters {...props} />}
      <DataTable
        caption={texts.caption}
        columns={acceptanceColumns}
        rows={rows}
        rowKey={(row) => row.id}
        isLoading={isLoading}
        empty={
          isFiltered ? <NoMatch {...props} /> : <EmptyState title={texts.none}>{texts.noneReason}</EmptyState>
        }
        texts={tableTexts}
      />
      {total > size && <PageLinks page={filter.page} size={size} total={total} hrefFor={hrefOfPage} />}
    </Stack>
  )
}

function Filters({ filter, onFilter }: AcceptancesViewProps) {
  return (
    <div className={styles.filters} role="search">
      <Select
        label={texts.filterText}
        value={filter.text ?? ''}
        options={[
          { value: '', label: texts.all },
          ...legalCodes.map((code) => ({ value: code, label: legalTextsTexts.names[code] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...filter, text: legalCodes.find((code) => code === value) })
        }
      />
      <Select
        label={texts.filterOrigin}
        value={filter.origin ?? ''}
        options={[
          { value: '', label: texts.all },
          ...acceptanceOrigins.map((origin) => ({ value: origin, label: texts.origins[origin] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...filter, origin: acceptanceOrigins.find((origin) => origin === value) })
        }
      />
      <SearchInput
        label={texts.search}
        placeholder={texts.search}
        value={filter.q ?? ''}
        clearLabel={texts.clear}
        maxLength={100}
        onValueChange={(q) => onFilter({ ...filter, q })}
      />
    </div>
  )
}

function NoMatch({ onFilter }: AcceptancesViewProps) {
  return (
    <EmptyState
      title={texts.noMatch}
      action={<Button onClick={() => onFilter(nothing)}>{texts.clear}</Button>}
    />
  )
}

const nothing: Filter = { text: undefined, origin: undefined, q: '' }
