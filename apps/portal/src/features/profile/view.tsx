import type { RequiredDocuments } from '@enlace/contract/required-documents/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { profileTexts as texts } from '@enlace/contract/profile/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { ProgressPanel } from './progress-panel.tsx'
import { PersonForm, type PersonFormProps } from './person-form.tsx'

type PersonViewProps = {
  company: string
  rightsHref: string
  /** How complete the supplier's documents are; nothing while that is not known. */
  documents: RequiredDocuments['progreso'] | undefined
  documentsHref: string
}

/** The person's own data, and the way to its rights over them. */
export function PersonView({
  company,
  rightsHref,
  documents,
  documentsHref,
  ...form
}: PersonFormProps & PersonViewProps) {
  return (
    <Stack gap="large">
      <ProgressPanel profile={form.profile} documents={documents} documentsHref={documentsHref} />
      <Panel title={texts.form.title}>
        <PersonForm {...form} />
      </Panel>
      <Panel title={texts.rights.title}>
        <Stack isNarrow>
          <p>{fill(texts.rights.body, { company })}</p>
          <div>
            <ButtonLink href={rightsHref}>{texts.rights.open}</ButtonLink>
          </div>
        </Stack>
      </Panel>
    </Stack>
  )
}
