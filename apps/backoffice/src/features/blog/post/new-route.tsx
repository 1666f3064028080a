import { blogDeskFormTexts as texts } from '@enlace/contract/blog/desk/texts.ts'
import type { PostDraft } from '@enlace/contract/blog/desk/schemas.ts'
import { type Failure, failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { goTo } from '@enlace/web/place.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { useState } from 'react'
import { paths } from '../../../core/paths.ts'
import { useStaff } from '../../../core/session/staff-session.ts'
import { useTypedOver } from '../../../core/forms/use-typed-over.ts'
import { emptyPost, isDraft } from './empty-post.ts'
import { NewPostView } from './new-view.tsx'
import { beginPost, sendFile } from '../queries.ts'

/** `/blog/nueva`: a post that is begun. */
export const newPostRoute = pageRoute({
  path: paths.newPost.pattern,
  title: texts.newTitle,
  Page: NewPostPage,
})

function NewPostPage() {
  const { firstName, lastName } = useStaff()
  const [problem, setProblem] = useState<Failure | null>(null)
  const { busy, run } = useAct()
  const typed = { ...emptyPost, autor: `${firstName} ${lastName}`.trim() }
  const over = useTypedOver<PostDraft>('post:new', { typed, version: 'new' }, isDraft)
  const handleSave = () =>
    run(
      'save',
      async () => {
        setProblem(null)
        try {
          const { slug } = await beginPost(over.typed)
          over.discard()
          goTo(paths.post({ slug }), { replaces: true })
        } catch (thrown) {
          const failure = failureOf(thrown)
          if (Object.keys(failure.fields).length > 0) setProblem(failure)
          throw thrown
        }
      },
      texts.saved,
    )
  return (
    <NewPostView
      typed={over.typed}
      problem={problem}
      isBusy={busy !== undefined}
      onChange={over.change}
      onSave={() => void handleSave()}
      takeFile={async (file, onProgress) => (await sendFile(file, onProgress)).file}
    />
  )
}
