import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { connectionTexts as texts, connectionsTexts } from '@enlace/contract/connections/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import type { FormActs } from './acts.ts'
import { ConnectionForm } from './connection-form.tsx'

type NewConnectionViewProps = FormActs & { mayWrite: boolean; listHref: string }

/** Asks for an ERP, and lets it be tried out before the connection is made. */
export function NewConnectionView({ mayWrite, listHref, onTry, onSave }: NewConnectionViewProps) {
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: connectionsTexts.title, href: listHref }, { label: texts.newTitle }]}
      />
      <PageHeading title={texts.newTitle} description={texts.newHint} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <Panel>
        <ConnectionForm
          {...{ mayWrite, onTry, onSave }}
          connection={undefined}
          saveLabel={connectionsTexts.create}
        />
      </Panel>
    </Stack>
  )
}
