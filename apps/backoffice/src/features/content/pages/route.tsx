import type { DeskItem } from '@enlace/contract/content/pages/schemas.ts'
import { pagesTexts as texts } from '@enlace/contract/content/pages/texts.ts'
import { staffRight } from '@enlace/domain/staff-roles.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite, useStaff } from '../../../core/session/staff-session.ts'
import type { Part } from './names.ts'
import { deskQuery } from './queries.ts'
import { DeskView } from './view.tsx'
import { newItemName } from './written.ts'

/** `/contenido`: all that the company writes into its portal. */
export const contentRoute = screenRoute({
  path: paths.content.pattern,
  title: texts.title,
  search: ({ parte }) => ({ part: partIn(parte) }),
  query: deskQuery,
  Screen: ({ data, search }) => <DeskScreen items={data.items} part={search.part} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function DeskScreen({ items, part }: { items: readonly DeskItem[]; part: Part }) {
  const mayWrite = useMayWrite('content')
  const { rol } = useStaff()
  // A new advertisement is called by a name of its own from its first draft on.
  const [next] = useState(newItemName)
  return (
    <DeskView
      {...{ items, part, mayWrite }}
      links={{
        part: (parte) => paths.content(undefined, { parte }),
        item: (one, item) => paths.contentItem({ part: one, item }),
        add: (pagina, posicion) => paths.contentItem({ part: 'anuncios', item: next }, { pagina, posicion }),
        legal: staffRight(rol, 'settings') === undefined ? undefined : paths.legalTexts(),
      }}
    />
  )
}

const partIn = (text: string | undefined): Part =>
  text === 'textos' || text === 'anuncios' ? text : 'paginas'
