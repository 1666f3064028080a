import type { PostDraft } from '@enlace/contract/blog/desk/schemas.ts'
import { blogDeskFormTexts as texts, blogDeskTexts } from '@enlace/contract/blog/desk/texts.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { Failure } from '@enlace/web/http/failure.ts'
import { refusedWithin } from '@enlace/web/form/field-faults.ts'
import { SaveButton } from '../../../core/forms/save-button.tsx'
import { paths } from '../../../core/paths.ts'
import type { TakeFile } from '../actions.ts'
import { PostForm } from './form/post-form.tsx'

type NewPostViewProps = {
  typed: PostDraft
  problem: Failure | null
  isBusy: boolean
  onChange: (typed: PostDraft) => void
  onSave: () => void
  takeFile: TakeFile
}

/** A post that is begun: as soon as it has a title it can be kept. */
export function NewPostView({ typed, problem, isBusy, onChange, onSave, takeFile }: NewPostViewProps) {
  return (
    <Stack gap="regular">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: blogDeskTexts.title, href: paths.posts() }, { label: texts.newTitle }]}
      />
      <PageHeading
        title={texts.newTitle}
        actions={<SaveButton isDraft isSaving={isBusy} isDisabled={false} onSave={onSave} />}
      />
      {problem && (
        <ErrorSummary
          key={JSON.stringify(problem.fields)}
          title={problem.message}
          errors={Object.values(problem.fields).map((message) => ({ message }))}
        />
      )}
      <PostForm
        typed={typed}
        faults={problem ? refusedWithin('post', problem) : {}}
        isDisabled={false}
        categories={[]}
        onChange={onChange}
        takeFile={takeFile}
      />
    </Stack>
  )
}
