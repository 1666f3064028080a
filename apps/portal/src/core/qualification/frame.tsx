import { qualificationFrameTexts as texts } from '@enlace/contract/supplier-qualification/evaluation/texts.ts'
import { listActionTexts } from '@enlace/contract/core/list/texts.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { SectionLinks } from '@enlace/ui/section-links.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'

/** The parts of 'Calificación'. */
export const qualificationTabs = [
  { id: 'evaluation', label: texts.evaluation, href: paths.supplierQualification() },
  { id: 'documents', label: texts.documents, href: paths.supplierQualificationDocuments() },
] as const

type QualificationFrameProps = {
  current: (typeof qualificationTabs)[number]['id']
  /** Beside the title: what can be done on the open tab. */
  actions?: ReactNode
  /** The less usual of it. */
  more?: ReactNode
  children: ReactNode
}

/** The head of 'Calificación' with its two tabs, each a page of its own, around the one that is open (screens 2.12). */
export function QualificationFrame({ current, actions, more, children }: QualificationFrameProps) {
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        sections={<SectionLinks label={texts.tabs} links={qualificationTabs} current={current} />}
        actions={actions}
        more={more ? { label: listActionTexts.more, content: more } : undefined}
      />
      {children}
    </Stack>
  )
}
