import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { cataloguesTexts as texts } from '@enlace/contract/catalogues/texts.ts'
import { type City, cities, searchCities } from '@enlace/domain/catalogue/cities.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { searchIcon } from '@enlace/ui/core/icons.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { SearchInput } from '@enlace/ui/search-input.tsx'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { useState } from 'react'
import { paths } from '../../core/paths.ts'
import styles from './catalogues.module.css'
import { CatalogueFrame } from './frame.tsx'

const columns: readonly Column<City>[] = [
  { id: 'codigo', header: texts.code, card: 'number', cell: ({ id }) => id },
  { id: 'nombre', header: texts.name, card: 'text', cell: ({ nombre }) => nombre },
]

/** `/catalogos/ciudades`: the country's municipalities, which nobody changes here. */
export const citiesRoute = pageRoute({
  path: paths.catalogueCities.pattern,
  title: texts.names.cities,
  Page: CitiesPage,
})

function CitiesPage() {
  const [wanted, setWanted] = useState('')
  const byCode = cities.get(wanted.trim())
  const found = byCode
    ? [byCode]
    : searchCities(wanted).flatMap(({ id }) => {
        const city = cities.get(id)
        return city ? [city] : []
      })
  return (
    <CatalogueFrame page="cities" mayWrite>
      <div className={styles.tools}>
        <SearchInput
          label={texts.search}
          placeholder={texts.search}
          value={wanted}
          onValueChange={setWanted}
          clearLabel={texts.clearSearch}
        />
      </div>
      <DataTable
        caption={texts.names.cities}
        columns={columns}
        rows={found}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon={searchIcon}
            title={texts.noneFound}
            action={<Button onClick={() => setWanted('')}>{texts.clearSearch}</Button>}
          >
            {texts.noneFoundHelp}
          </EmptyState>
        }
        texts={tableTexts}
      />
    </CatalogueFrame>
  )
}
