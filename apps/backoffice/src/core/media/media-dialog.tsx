import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Medium } from '@enlace/contract/media/schemas.ts'
import { mediaPickerTexts as texts } from '@enlace/contract/media/texts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { SearchInput } from '@enlace/ui/search-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useDeferredValue, useState } from 'react'
import { useMayWrite } from '../session/staff-session.ts'
import { AltQuestion } from './alt-question.tsx'
import { MediaGrid } from './media-grid.tsx'
import { type PickedMedium, pickedOf } from './picked.ts'
import { mediaQuery, saveMedium, sendMedia } from './queries.ts'
import { UploadBox } from './upload-box.tsx'

type MediaDialogProps = { onPick: (picked: PickedMedium) => void; onClose: () => void }

/** The library as a dialog: draw it while it is open. A picture without words for who does not see it asks for them first. */
export function MediaDialog({ onPick, onClose }: MediaDialogProps) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('content')
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const [wordless, setWordless] = useState<Medium>()
  const asked = { q: useDeferredValue(q), only: 'all', page } as const
  const found = useQuery(mediaQuery(asked))

  const handlePick = (medium: Medium) => {
    if (medium.alt === '' && !medium.isDecorative && mayWrite) setWordless(medium)
    else onPick(pickedOf(medium))
  }
  return (
    <Dialog isOpen isWide onClose={onClose} title={texts.title} closeLabel={texts.close}>
      {wordless ? (
        <AltQuestion
          medium={wordless}
          onCancel={() => setWordless(undefined)}
          onSave={async (alt, isDecorative) => {
            const { id, version, name, focus } = wordless
            onPick(pickedOf((await saveMedium(id, { version, name, focus, alt, isDecorative })).medium))
          }}
        />
      ) : (
        <Stack>
          {mayWrite && (
            <UploadBox
              onSend={async (files, onProgress) => {
                await sendMedia(files, onProgress)
                setQ('')
                setPage(1)
                await client.invalidateQueries({ queryKey: mediaQuery(asked).queryKey.slice(0, 2) })
              }}
            />
          )}
          <SearchInput
            label={texts.search}
            value={q}
            onValueChange={(next) => {
              setQ(next)
              setPage(1)
            }}
            clearLabel={texts.clearSearch}
          />
          <MediaGrid
            answer={found.data}
            hasFailed={found.isError}
            isFiltered={q !== ''}
            page={page}
            onPage={setPage}
            onRetry={() => void found.refetch()}
            onPick={handlePick}
          />
        </Stack>
      )}
    </Dialog>
  )
}
