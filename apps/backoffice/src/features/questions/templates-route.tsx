import type { AnswerTemplate } from '@enlace/contract/questions/desk/schemas.ts'
import { templateTexts as texts } from '@enlace/contract/questions/desk/texts.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../core/session/staff-session.ts'
import { templateActs, templatesQuery } from './queries.ts'
import { TemplatesView } from './templates-view.tsx'

/** `/plantillas-de-respuesta`: the answers that are often given. */
export const answerTemplatesRoute = screenRoute({
  path: paths.answerTemplates.pattern,
  title: texts.title,
  query: templatesQuery,
  Screen: ({ data }) => <Templates rows={data.rows} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function Templates({ rows }: { rows: readonly AnswerTemplate[] }) {
  const mayWrite = useMayWrite('questions')
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const { busy, run, take } = useAct<{ rows: AnswerTemplate[] }>(templatesQuery().queryKey)
  return (
    <TemplatesView
      {...{ rows, mayWrite, refused }}
      isBusy={busy !== undefined}
      list={paths.questions()}
      save={(body, known) =>
        run(
          'save',
          async () => {
            setRefused({})
            try {
              await take(
                known ? templateActs.change(known.id, known.version, body) : templateActs.create(body),
              )
            } catch (thrown) {
              setRefused(failureOf(thrown).fields)
              throw thrown
            }
          },
          texts.saved,
        )
      }
      remove={(id) => run('remove', () => take(templateActs.remove(id)), texts.removed)}
    />
  )
}
