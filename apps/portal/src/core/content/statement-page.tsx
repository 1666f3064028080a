import { fill } from '@enlace/contract/core/fill.ts'
import { aboutUsTexts } from '@enlace/contract/content/about-us/texts.ts'
import type { Statement } from '@enlace/contract/content/statements/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { ReactNode } from 'react'
import { readBoot } from '../company/boot.ts'
import { paths } from '../paths.ts'
import { CompanyFacts } from './company-facts.tsx'
import styles from './statement-page.module.css'
import { VisitorPage } from '../visitor/visitor-page.tsx'

type StatementPageProps = {
  statement: Statement
  /** What stands before the company's data. */
  children?: ReactNode
}

/** A page of the product's own statements, with the company to write to. */
export function StatementPage({ statement: { title, intro, sections }, children }: StatementPageProps) {
  const { company } = readBoot()
  const named = (text: string) => fill(text, { company: company.nombre })
  return (
    <VisitorPage title={title} description={named(intro)}>
      <Stack gap="large">
        {sections.map((section) => (
          <Panel key={section.title} title={section.title}>
            <ul className={styles.points}>
              {section.points.map((point) => (
                <li key={point}>{named(point)}</li>
              ))}
            </ul>
          </Panel>
        ))}
        {children}
        <CompanyFacts company={company} />
        <div>
          <ButtonLink href={paths.contactUs()}>{aboutUsTexts.contact}</ButtonLink>
        </div>
      </Stack>
    </VisitorPage>
  )
}
