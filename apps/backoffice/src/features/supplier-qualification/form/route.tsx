import type { EvaluationForm } from '@enlace/contract/supplier-qualification/form/schemas.ts'
import { evaluationFormTexts as texts } from '@enlace/contract/supplier-qualification/form/texts.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { formQuery, sendForm } from './queries.ts'
import { EvaluationFormView } from './view.tsx'

/** `/calificacion/formulario`: how the company evaluates its suppliers. */
export const evaluationFormRoute = screenRoute({
  path: paths.evaluationForm.pattern,
  title: texts.title,
  params: z.object({}),
  query: () => formQuery(),
  Screen: ({ data }) => <FormScreen known={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function FormScreen({ known }: { known: EvaluationForm }) {
  const mayWrite = useMayWrite('qualification')
  const { take } = useAct(formQuery().queryKey)
  return (
    <EvaluationFormView
      {...{ known, mayWrite }}
      listHref={paths.qualification()}
      onPublish={(form) => take(sendForm(known.version, form))}
    />
  )
}
