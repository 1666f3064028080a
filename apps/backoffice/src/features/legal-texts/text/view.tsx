import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import type { LegalTextDetail } from '@enlace/contract/legal-texts/schemas.ts'
import { legalTextsTexts as texts } from '@enlace/contract/legal-texts/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Tabs } from '@enlace/ui/tabs.tsx'
import type { DraftActs } from '../actions.ts'
import { DraftHeading } from './draft/draft-heading.tsx'
import { DraftForm } from './draft/draft-form.tsx'
import type { VersionReader } from './version-reader.ts'
import { VersionsPart } from './versions-part.tsx'
import { LegalTextFacts } from '../facts.tsx'

type LegalTextViewProps = {
  text: LegalTextDetail
  acts: DraftActs
  mayWrite: boolean
  tab: string
  listHref: string
  Version: VersionReader
  onTab: (id: string) => void
}

/** One legal text: what is written at it, and what was ever published of it. */
export function LegalTextView({ text, acts, mayWrite, tab, listHref, Version, onTab }: LegalTextViewProps) {
  const name = texts.names[text.code]
  return (
    <Stack gap="large">
      <Breadcrumb label={texts.back} items={[{ label: texts.title, href: listHref }, { label: name }]} />
      {tab === 'versiones' ? (
        <PageHeading title={name} />
      ) : (
        <DraftHeading text={text} acts={acts} mayWrite={mayWrite} />
      )}
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <LegalTextFacts text={text} />
      <Tabs
        label={texts.tabs.label}
        tabs={[
          { id: 'redaccion', label: texts.tabs.draft },
          { id: 'versiones', label: texts.tabs.versions, count: text.versions.length },
        ]}
        selected={tab}
        onSelect={onTab}
      >
        {tab === 'versiones' ? (
          <VersionsPart text={text} acts={acts} mayWrite={mayWrite} Version={Version} />
        ) : (
          <DraftForm text={text} acts={acts} mayWrite={mayWrite} />
        )}
      </Tabs>
    </Stack>
  )
}
