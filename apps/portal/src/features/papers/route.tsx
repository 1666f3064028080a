import { papersTexts as texts } from '@enlace/contract/papers/desk/texts.ts'
import type { Papers } from '@enlace/contract/papers/desk/schemas.ts'
import { formatCode } from '@enlace/domain/verification-code.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useNeedsServer } from '@enlace/web/connection.ts'
import { paths } from '../../core/paths.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { papersQuery, usePaperActions } from './queries.ts'
import { PapersView } from './view.tsx'

/** `/papers`: the statement of account, constancies, and what was issued. */
export const papersRoute = screenRoute({
  path: paths.papers.pattern,
  title: texts.title,
  query: papersQuery,
  Screen: ({ data }) => <PapersPage papers={data} />,
  Pending: () => (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.description} />
      <Skeleton lines={8} />
    </Stack>
  ),
})

function PapersPage({ papers }: { papers: Papers }) {
  const actions = usePaperActions()
  return (
    <PapersView
      papers={papers}
      busy={actions.busy}
      offline={useNeedsServer()}
      verifyHref={(code) => paths.verifyCode({ code: formatCode(code) })}
      onStatement={actions.downloadStatement}
      onRequest={actions.request}
      onDownload={actions.downloadPaper}
      onSubscribe={actions.subscribe}
    />
  )
}
