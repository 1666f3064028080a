import { useQueryClient } from '@tanstack/react-query'
import { mediaLibraryTexts as texts } from '@enlace/contract/media/library-texts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { type MediaSearch, mediaQuery, sendMedia } from '../../core/media/queries.ts'
import { paths } from '../../core/paths.ts'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { MediaLibraryView } from './view.tsx'

/** `/biblioteca`: every picture of the company, with what is missing of it. */
export const mediaLibraryRoute = screenRoute({
  path: paths.media.pattern,
  title: texts.title,
  search: readSearch,
  query: (_, search) => mediaQuery(search),
  Screen: function MediaLibraryScreen({ data, search, changeSearch }) {
    const client = useQueryClient()
    const mayWrite = useMayWrite('content')
    return (
      <MediaLibraryView
        answer={data}
        search={search}
        mayWrite={mayWrite}
        onSearch={(change) => changeSearch(writeSearch({ ...search, page: 1, ...change }))}
        onUpload={async (files, onProgress) => {
          await sendMedia(files, onProgress)
          await client.invalidateQueries({ queryKey: mediaQuery(search).queryKey.slice(0, 2) })
        }}
      />
    )
  },
  Pending: () => <Skeleton lines={10} />,
})

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
