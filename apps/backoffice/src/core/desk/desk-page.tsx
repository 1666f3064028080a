import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { deskTexts as texts } from '@enlace/contract/core/desk/texts.ts'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'
import { PaperDesk } from '../papers/paper-desk.tsx'
import { PresenceNote } from '../presence/presence-note.tsx'

type DeskPageProps = {
  /** The list that it belongs to. */
  list: { title: string; href: string }
  /** How the thing is called in the trail. */
  place: string
  title: string
  description: string
  status: ReactNode
  /** The ways to what is before and after it in the list. */
  ways?: ReactNode
  /** What may be done with it; nothing where the role may only look. */
  actions?: ReactNode
  mayWrite: boolean
  others: readonly Presence[]
  /** The papers under review, which fill the desk. */
  papers?: ReactNode
  /** What is decided about the papers, beside them. */
  decision?: ReactNode
  children: ReactNode
}

/** The frame of one thing that is decided at a desk. */
export function DeskPage(props: DeskPageProps) {
  const { list, place, title, description, status, ways, actions, mayWrite, others } = props
  const { papers, decision, children } = props
  const allowed = mayWrite ? actions : undefined
  return (
    <Stack>
      <Stack gap="small">
        <Breadcrumb
          label={texts.breadcrumb}
          items={[{ label: list.title, href: list.href }, { label: place }]}
        />
        <PageHeading
          title={title}
          description={description}
          status={status}
          actions={
            ways ? (
              <>
                {ways}
                {allowed}
              </>
            ) : (
              allowed
            )
          }
        />
      </Stack>
      <PresenceNote others={others} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {papers === undefined ? (
        <Stack>{children}</Stack>
      ) : (
        <PaperDesk papers={papers} decision={mayWrite && decision}>
          {children}
        </PaperDesk>
      )}
    </Stack>
  )
}
