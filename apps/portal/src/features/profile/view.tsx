import { fill } from '@enlace/contract/core/fill'
import { profileTexts as texts } from '@enlace/contract/features/profile/texts'
import { ButtonLink } from '@enlace/ui/button-link'
import { Panel } from '@enlace/ui/panel'
import { Stack } from '@enlace/ui/stack'
import { PersonForm, type PersonFormProps } from './person-form.tsx'

/** The person's own data, and the way to its rights over them. */
export function PersonView({
  company,
  rightsHref,
  ...form
}: PersonFormProps & { company: string; rightsHref: string }) {
  return (
    <Stack gap="large">
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
