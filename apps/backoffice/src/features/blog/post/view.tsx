import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { ownProblemTexts } from '@enlace/contract/core/texts.ts'
import type { DeskPost, PostDraft } from '@enlace/contract/blog/desk/schemas.ts'
import { blogDeskFormTexts as texts, blogDeskTexts } from '@enlace/contract/blog/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Tabs } from '@enlace/ui/tabs.tsx'
import type { Failure } from '@enlace/web/http/failure.ts'
import { type ReactNode, useState } from 'react'
import { refusedWithin } from '@enlace/web/form/field-faults.ts'
import { paths } from '../../../core/paths.ts'
import type { PostActions, TakeFile } from '../actions.ts'
import { PostChip } from '../post-chip.tsx'
import { PostForm } from './form/post-form.tsx'
import { PostButtons } from './post-buttons.tsx'
import { VersionsPart } from './versions-part.tsx'

type PostViewProps = {
  kept: DeskPost
  typed: PostDraft
  isChanged: boolean
  /** Somebody else changed the post under what is typed. */
  isStale: boolean
  mayWrite: boolean
  isBusy: boolean
  problem: Failure | null
  actions: PostActions
  onChange: (typed: PostDraft) => void
  onUndo: () => void
  takeFile: TakeFile
  /** Who has read it: asks for it once it is drawn. */
  receipts: ReactNode
}

type Part = 'write' | 'versions' | 'receipts'
const parts: readonly Part[] = ['write', 'versions', 'receipts']

/** One post: what is written of it, what was shown, and who has read it. */
export function PostView(props: PostViewProps) {
  const { kept, typed, isChanged, isStale, mayWrite, isBusy, problem, actions } = props
  const [part, setPart] = useState<Part>('write')
  return (
    <Stack gap="regular">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: blogDeskTexts.title, href: paths.posts() }, { label: kept.post.titulo }]}
      />
      <PageHeading
        title={kept.post.titulo}
        description={stateLine(kept, isChanged)}
        status={<PostChip state={kept.estado} />}
        actions={mayWrite && <PostButtons {...{ kept, typed, isChanged, isBusy, actions }} />}
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {isStale && <Banner kind="warning">{ownProblemTexts['changed-meanwhile']}</Banner>}
      {problem && (
        <ErrorSummary
          key={JSON.stringify(problem.fields)}
          title={problem.message}
          errors={Object.values(problem.fields).map((message) => ({ message }))}
        />
      )}
      <Tabs
        label={texts.parts}
        selected={part}
        tabs={parts.map((id) => ({
          id,
          label: texts[id],
          ...(id === 'versions' && { count: kept.versions.length }),
        }))}
        onSelect={(id) => setPart(parts.find((one) => one === id) ?? 'write')}
      >
        {part === 'write' && (
          <PostForm
            // What is typed in lists of words begins anew where another text came.
            key={`${kept.seen?.number}`}
            typed={typed}
            faults={problem ? refusedWithin('post', problem) : {}}
            isDisabled={!mayWrite}
            categories={kept.categorias}
            onChange={props.onChange}
            takeFile={props.takeFile}
          />
        )}
        {part === 'versions' && <VersionsPart {...{ kept, typed, mayWrite, isBusy, actions }} />}
        {part === 'receipts' && props.receipts}
      </Tabs>
    </Stack>
  )
}

function stateLine({ seen, estado, publicado_at }: DeskPost, isChanged: boolean): string {
  const since =
    publicado_at !== null && estado !== 'borrador' ? `${formatInstant(new Date(publicado_at))}. ` : ''
  if (isChanged) return `${since}${texts.unsaved}`
  return `${since}${seen ? texts.draftState : texts.upToDate}`
}
