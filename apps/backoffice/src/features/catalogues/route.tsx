import {
  type CatalogueEntry,
  type CatalogueName,
  catalogueNames,
  type KeptCatalogue,
} from '@enlace/contract/catalogues/schemas.ts'
import { cataloguesTexts as texts } from '@enlace/contract/catalogues/texts.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useTypedOver } from '../../core/forms/use-typed-over.ts'
import { catalogueQuery, sendCatalogue } from './queries.ts'
import { CatalogueView } from './view.tsx'

/** The activity whose sub-activities are shown first. */
const firstActivity = '01'

/** `/catalogos`: the lists from which forms choose. */
export const cataloguesRoute = screenRoute({
  path: paths.catalogues.pattern,
  title: texts.title,
  search: ({ lista, actividad }) => {
    const name = catalogueNames.find((known) => known === lista) ?? 'identification-types'
    return { lista: name, actividad: name === 'economic-sub-activities' ? (actividad ?? firstActivity) : '' }
  },
  query: (_, { lista, actividad }) => catalogueQuery(lista, actividad),
  Screen: ({ data, search, changeSearch, isRefreshing }) =>
    // While another list is on its way the last one is still here: it is not to be typed over.
    isRefreshing && !fits(data, search) ? (
      <ScreenSkeleton title={texts.title} />
    ) : (
      <CatalogueScreen
        key={`${search.lista} ${search.actividad}`}
        kept={data}
        onActivity={(actividad) => changeSearch({ actividad })}
        {...search}
      />
    ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

const fits = ({ actividades }: KeptCatalogue, { lista }: { lista: CatalogueName }) =>
  (lista === 'economic-sub-activities') === actividades.length > 0

const isTyped = (read: object) => Array.isArray(Reflect.get(read, 'entries'))

type ScreenProps = {
  lista: CatalogueName
  actividad: string
  kept: KeptCatalogue
  onActivity: (actividad: string) => void
}

function CatalogueScreen({ lista, actividad, kept, onActivity }: ScreenProps) {
  const mayWrite = useMayWrite('settings')
  const { busy, run, take } = useAct(catalogueQuery(lista, actividad).queryKey)
  const { version, entradas } = kept
  const name = `catalogue-${lista}-${actividad}`
  const over = useTypedOver<{ entries: CatalogueEntry[] }>(
    name,
    { typed: { entries: entradas }, version },
    isTyped,
  )
  const handleSave = async () => {
    const work = () => sendCatalogue(lista, actividad, { version, entradas: over.typed.entries })
    if (await run('keep', () => take(work()), texts.saved)) over.discard()
  }
  return (
    <CatalogueView
      entries={over.typed.entries}
      isChanged={over.isChanged}
      isStale={over.isStale}
      onChange={(entries) => over.change({ entries })}
      onDiscard={over.discard}
      onSave={() => void handleSave()}
      {...{ lista, actividad, kept, mayWrite, onActivity }}
      isSaving={busy !== undefined}
    />
  )
}
