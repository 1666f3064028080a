import { type KeptConcepts, OwnConcept } from '@enlace/contract/catalogues/schemas.ts'
import { cataloguesTexts, conceptTexts as texts } from '@enlace/contract/catalogues/texts.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useTypedOver } from '../../../core/forms/use-typed-over.ts'
import { readConcept, type TypedConcept, typedConcept } from '../concept-values.ts'
import { ConceptsView } from './view.tsx'
import { conceptsQuery, sendConcepts } from '../queries.ts'

/** `/catalogos/conceptos`: the withholding concepts. */
export const conceptsRoute = screenRoute({
  path: paths.catalogueConcepts.pattern,
  title: cataloguesTexts.names.concepts,
  query: conceptsQuery,
  Screen: ({ data }) => <ConceptsScreen kept={data} />,
  Pending: () => <ScreenSkeleton title={cataloguesTexts.title} />,
})

const isTyped = (read: object) => Array.isArray(Reflect.get(read, 'concepts'))

function ConceptsScreen({ kept }: { kept: KeptConcepts }) {
  const mayWrite = useMayWrite('settings')
  const { busy, run, take } = useAct(conceptsQuery().queryKey)
  const { version, propios, de_ley: legal } = kept
  const over = useTypedOver<{ concepts: TypedConcept[] }>(
    'concepts',
    { typed: { concepts: propios.map(typedConcept) }, version },
    isTyped,
  )
  const handleSave = async () => {
    const read = over.typed.concepts.map((concept) => OwnConcept.parse(readConcept(concept)))
    if (await run('keep', () => take(sendConcepts(version, read)), texts.saved)) over.discard()
  }
  return (
    <ConceptsView
      concepts={over.typed.concepts}
      isChanged={over.isChanged}
      isStale={over.isStale}
      onChange={(concepts) => over.change({ concepts })}
      onDiscard={over.discard}
      onSave={() => void handleSave()}
      {...{ legal, mayWrite }}
      isSaving={busy !== undefined}
    />
  )
}
