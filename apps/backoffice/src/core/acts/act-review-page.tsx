import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import type { StateOwner } from '@enlace/domain/states.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import type { ReactNode } from 'react'
import { ReviewColumns } from '../papers/review-columns.tsx'
import { PresenceNote } from '../presence/presence-note.tsx'

type ActReviewPageProps = {
  texts: { breadcrumb: string; conversation: string; withdrawn: string }
  list: { title: string; href: string }
  title: string
  /** The number of the document that the act is about. */
  numero: string
  act: { proveedor: string; nit: string; estado: string }
  owner: StateOwner
  /** The conversation about the act, where there is one that may be read. */
  thread: string | undefined
  others: readonly Presence[]
  mayWrite: boolean
  /** The document, beside what was said of it. */
  papers: ReactNode
  children: ReactNode
}

/** The frame of what a supplier did with a document and the company decides: a proposal for an order, an objection to a note. */
export function ActReviewPage(props: ActReviewPageProps) {
  const { texts, list, title, numero, act, owner, thread, others, mayWrite, papers, children } = props
  const { proveedor, nit, estado } = act
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: list.title, href: list.href }, { label: numero }]}
      />
      <PageHeading
        title={title}
        description={`${proveedor} · NIT ${formatWholeNit(nit)}`}
        status={<StateChip owner={owner} state={estado} />}
        actions={thread && <ButtonLink href={thread}>{texts.conversation}</ButtonLink>}
      />
      <PresenceNote others={others} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {estado === 'retirada' && <Banner kind="info">{texts.withdrawn}</Banner>}
      <ReviewColumns papers={papers}>{children}</ReviewColumns>
    </Stack>
  )
}
