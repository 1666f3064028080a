import { type KeptPaperNotes, PaperNotes } from '@enlace/contract/papers/notes/schemas.ts'
import { paperNotesTexts as texts } from '@enlace/contract/papers/notes/texts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { SaveActions } from '../../core/forms/save-actions.tsx'
import { useTypedOver } from '../../core/forms/use-typed-over.ts'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { PaperNotesView } from './notes-view.tsx'
import { downloadNote, paperNotesQuery, sendPaperNotes } from './queries.ts'

/** `/notas-documentos`: what the company's papers say at their end. */
export const paperNotesRoute = screenRoute({
  path: paths.paperNotes.pattern,
  title: texts.title,
  query: paperNotesQuery,
  Screen: ({ data }) => <PaperNotesScreen kept={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

const isTyped = (read: object) => PaperNotes.safeParse(read).success

function PaperNotesScreen({ kept: { notas, version } }: { kept: KeptPaperNotes }) {
  const mayWrite = useMayWrite('settings')
  const { busy, run, take } = useAct(paperNotesQuery().queryKey)
  const over = useTypedOver<PaperNotes>('paper-notes', { typed: notas, version }, isTyped)
  const handleSave = async () => {
    if (await run('keep', () => take(sendPaperNotes(over.typed, version)), texts.saved)) over.discard()
  }
  return (
    <PaperNotesView
      notes={over.typed}
      mayWrite={mayWrite}
      isStale={over.isStale}
      busy={busy}
      onChange={over.change}
      onTrial={(paper) => void run(paper, () => downloadNote(paper, over.typed[paper]))}
      save={
        mayWrite && (
          <SaveActions
            isChanged={over.isChanged}
            isSaving={busy === 'keep'}
            isBlocked={!PaperNotes.safeParse(over.typed).success}
            onDiscard={over.discard}
            onSave={() => void handleSave()}
          />
        )
      }
    />
  )
}
