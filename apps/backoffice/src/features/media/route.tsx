import { useQueryClient } from '@tanstack/react-query'
import { mediaLibraryTexts as texts } from '@enlace/contract/media/library-texts.ts'
import { mediaPickerTexts } from '@enlace/contract/media/texts.ts'
import { Chip } from '@enlace/ui/chip.tsx'
import { FilterBar } from '@enlace/ui/filter-bar.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { SearchInput } from '@enlace/ui/search-input.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { MediaGrid } from '../../core/media/media-grid.tsx'
import { type MediaSearch, mediaQuery, sendMedia } from '../../core/media/queries.ts'
import { UploadBox } from '../../core/media/upload-box.tsx'
import { paths } from '../../core/paths.ts'
import { useMayWrite } from '../../core/session/staff-session.ts'

/** `/biblioteca`: uploading first, then every picture of the company, by a word or by what is missing. */
export const mediaLibraryRoute = screenRoute({
  path: paths.media.pattern,
  title: texts.title,
  search: readSearch,
  query: (_, search) => mediaQuery(search),
  Screen: function MediaLibraryScreen({ data, search, changeSearch }) {
    const client = useQueryClient()
    const handleSearch = (change: Partial<MediaSearch>) =>
      changeSearch(writeSearch({ ...search, page: 1, ...change }))
    return (
      <Stack gap="large">
        <PageHeading title={texts.title} description={texts.description} />
        {useMayWrite('content') && (
          <Panel>
            <UploadBox
              onSend={async (files, onProgress) => {
                await sendMedia(files, onProgress)
                await client.invalidateQueries({ queryKey: mediaQuery(search).queryKey.slice(0, 2) })
              }}
            />
          </Panel>
        )}
        <MediaFilter search={search} onSearch={handleSearch} />
        <MediaGrid
          answer={data}
          hasFailed={false}
          isFiltered={search.q !== '' || search.only !== 'all'}
          page={search.page}
          onPage={(page) => handleSearch({ page })}
          onRetry={() => undefined}
          hrefOf={({ id }) => paths.medium({ id })}
        />
      </Stack>
    )
  },
  Pending: () => <Skeleton lines={10} />,
})

const kinds = ['all', 'unused', 'without-alt'] as const

type MediaFilterProps = { search: MediaSearch; onSearch: (change: Partial<MediaSearch>) => void }

function MediaFilter({ search, onSearch }: MediaFilterProps) {
  const [typed, setTyped] = useState(search.q)
  return (
    <FilterBar
      openLabel={texts.only}
      closeLabel={texts.close}
      search={
        <SearchInput
          label={mediaPickerTexts.search}
          value={typed}
          clearLabel={mediaPickerTexts.clearSearch}
          onValueChange={(q) => {
            setTyped(q)
            onSearch({ q })
          }}
        />
      }
    >
      {kinds.map((only) => (
        <Chip key={only} isSelected={search.only === only} onToggle={() => onSearch({ only })}>
          {texts.onlyWords[only]}
        </Chip>
      ))}
    </FilterBar>
  )
}

function readSearch({ q = '', only, page }: Readonly<Record<string, string>>): MediaSearch {
  const number = Number(page)
  return {
    q: q.slice(0, 80),
    only: only === 'unused' || only === 'without-alt' ? only : 'all',
    page: Number.isInteger(number) && number > 0 && number <= 1000 ? number : 1,
  }
}

function writeSearch({ q, only, page }: MediaSearch): Record<string, string | undefined> {
  return {
    q: q === '' ? undefined : q,
    only: only === 'all' ? undefined : only,
    page: page === 1 ? undefined : String(page),
  }
}
