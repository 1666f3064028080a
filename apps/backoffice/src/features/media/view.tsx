import type { Medium } from '@enlace/contract/media/schemas.ts'
import { mediaPickerTexts } from '@enlace/contract/media/texts.ts'
import { mediaLibraryTexts as texts } from '@enlace/contract/media/library-texts.ts'
import { FilterBar } from '@enlace/ui/filter-bar.tsx'
import { Chip } from '@enlace/ui/chip.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { SearchInput } from '@enlace/ui/search-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import { MediaGrid } from '../../core/media/media-grid.tsx'
import { UploadBox } from '../../core/media/upload-box.tsx'
import { paths } from '../../core/paths.ts'

type Search = { q: string; only: 'all' | 'unused' | 'without-alt'; page: number }

type MediaLibraryViewProps = {
  answer: { media: readonly Medium[]; total: number; pageSize: number }
  search: Search
  mayWrite: boolean
  onSearch: (change: Partial<Search>) => void
  onUpload: (files: readonly File[], onProgress: (sent: number) => void) => Promise<unknown>
}

const kinds = ['all', 'unused', 'without-alt'] as const

/** The library: uploading first, then what is there, by a word or by what is missing. */
export function MediaLibraryView({ answer, search, mayWrite, onSearch, onUpload }: MediaLibraryViewProps) {
  const [typed, setTyped] = useState(search.q)
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} />
      {mayWrite && (
        <Panel>
          <UploadBox onSend={onUpload} />
        </Panel>
      )}
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
      <MediaGrid
        answer={answer}
        hasFailed={false}
        isFiltered={search.q !== '' || search.only !== 'all'}
        page={search.page}
        onPage={(page) => onSearch({ page })}
        onRetry={() => undefined}
        hrefOf={({ id }) => paths.medium({ id })}
      />
    </Stack>
  )
}
