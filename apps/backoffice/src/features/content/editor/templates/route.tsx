import { templateEditorTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../../../core/paths.ts'
import { useMayWrite } from '../../../../core/session/staff-session.ts'
import { templatesQuery } from '../queries.ts'
import { TemplatesView } from './view.tsx'

/** `/plantillas`: the forms and documents of the company. */
export const templatesRoute = screenRoute({
  path: paths.templates.pattern,
  title: texts.title,
  query: templatesQuery,
  Screen: function TemplatesScreen({ data }) {
    return <TemplatesView templates={data.templates} mayWrite={useMayWrite('content')} />
  },
  Pending: () => <Skeleton lines={8} />,
})
