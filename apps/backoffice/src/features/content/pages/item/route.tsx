import { useQueryClient } from '@tanstack/react-query'
import type { Position } from '@enlace/contract/content/places.ts'
import { adPages } from '@enlace/contract/content/places.ts'
import type { ContentItem, ContentKind } from '@enlace/contract/content/pages/schemas.ts'
import { pagesTexts as texts } from '@enlace/contract/content/pages/texts.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import type { ChangeSearch } from '@enlace/web/screen/change-search.ts'
import * as z from 'zod/mini'
import { readBoot } from '../../../../core/session/boot.ts'
import { paths } from '../../../../core/paths.ts'
import { ScreenSkeleton } from '../../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../../core/session/staff-session.ts'
import { comparedFields } from './compared-fields.ts'
import { itemTabs, type ItemTab, ItemView } from './view.tsx'
import { parts, partOf, portalPlace, titleOf } from '../names.ts'
import { deskQuery, itemQuery, readVersion, review, writingActs } from '../queries.ts'
import { useItemDeeds } from './use-item-deeds.ts'
import { useReview } from './use-review.ts'
import { useWriting } from './use-writing.ts'
import { emptyItem, startOf } from '../written.ts'

const Params = z.object({
  part: z.enum(['paginas', 'textos', 'anuncios']),
  item: z.string().check(z.minLength(1), z.maxLength(60)),
})

/** Where a new advertisement is to stand. */
type Wanted = { page_code: string; position: Position }

/** `/contenido/{parte}/{cosa}`: one page, place or advertisement. */
export const contentItemRoute = screenRoute({
  path: paths.contentItem.pattern,
  title: ({ data }: { data: ContentItem | undefined }) => titleIn(data),
  params: Params,
  search: ({ vista, pagina = adPages.login, posicion }) => ({
    tab: itemTabs.find((one) => one === vista) ?? itemTabs[0],
    wanted: { page_code: pagina, position: positionIn(posicion) },
  }),
  query: ({ part, item }) => itemQuery({ kind: parts[part], item }),
  Screen: ({ data, search, changeSearch }) => (
    // Another thing is another screen, with nothing of the one before.
    <ItemScreen key={`${data.kind} ${data.item}`} item={data} {...search} changeSearch={changeSearch} />
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

type ItemScreenProps = { item: ContentItem; tab: ItemTab; wanted: Wanted; changeSearch: ChangeSearch }

function ItemScreen({ item, tab, wanted, changeSearch }: ItemScreenProps) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('content')
  const key: { kind: ContentKind; item: string } = { kind: item.kind, item: item.item }
  const writing = useWriting(item, emptyItem(item.kind, item.item, wanted))
  const reviewed = useReview(writing.written, review)
  const deeds = useItemDeeds({
    item,
    writing,
    acts: writingActs(key),
    review,
    async refresh() {
      await client.invalidateQueries({ queryKey: deskQuery().queryKey, refetchType: 'none' })
      return client.fetchQuery(itemQuery(key))
    },
  })
  const place = portalPlace(writing.written, item.item)
  return (
    <ItemView
      {...{ item, writing, deeds, reviewed, tab, mayWrite }}
      links={{
        desk: paths.content(undefined, { parte: partOf[item.kind] }),
        portal: place === undefined ? undefined : new URL(place, readBoot().portalUrl).href,
      }}
      onTab={(next) => changeSearch({ vista: next === 'escribir' ? undefined : next }, { replaces: true })}
      onCompare={async (from, to) => {
        const [before, after] = await Promise.all([readVersion(key, from), readVersion(key, to)])
        return comparedFields(before.content, after.content)
      }}
    />
  )
}

const positionIn = (text: string | undefined): Position => (text === '2' || text === '3' ? text : '1')

function titleIn(item: ContentItem | undefined): string {
  const content = item && startOf(item)
  return content ? titleOf(content, item.item) : texts.title
}
