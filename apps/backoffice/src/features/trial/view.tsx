import { fill } from '@enlace/contract/core/fill.ts'
import { type Trial, type TrialAccess, trialKinds } from '@enlace/contract/trial/schemas.ts'
import { trialTexts as texts } from '@enlace/contract/trial/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { ToldDialog } from '@enlace/web/secrets/told-dialog.tsx'

type TrialViewProps = {
  /** Null in a company that is no trial. */
  trial: Trial | null
  companiesHref: string
  /** The link to show once. */
  access: TrialAccess | undefined
  isOpening: boolean
  /** Undefined for a reader. */
  onOpen: (() => void) | undefined
  onTold: () => void
}

const number = new Intl.NumberFormat('es-CO')

/** A trial company: how far it is, what it holds, and how to get in. */
export function TrialView({ trial, companiesHref, access, isOpening, onOpen, onTold }: TrialViewProps) {
  return (
    <Stack gap="large" isNarrow>
      <PageHeading
        title={texts.page}
        description={texts.description}
        actions={<ButtonLink href={companiesHref}>{texts.companies}</ButtonLink>}
      />
      {!trial && <Banner kind="info">{texts.none}</Banner>}
      {trial?.state === 'filling' && <Banner kind="info">{texts.filling}</Banner>}
      {trial?.state === 'failed' && <Banner kind="warning">{texts.failed}</Banner>}
      {trial?.state === 'ready' && (
        <>
          <Banner kind="info">{texts.ready}</Banner>
          <Panel title={texts.filled}>
            <DefinitionList
              items={trialKinds.map((kind) => ({
                label: texts.kinds[kind],
                value: number.format(trial.counts[kind] ?? 0),
              }))}
            />
          </Panel>
          <Panel title={texts.staffTitle}>
            <p>{texts.staff}</p>
          </Panel>
          <Panel title={texts.supplierTitle}>
            <Stack>
              <p>{texts.supplier}</p>
              <Actions>
                {onOpen && (
                  <Button variant="primary" isBusy={isOpening} onClick={onOpen}>
                    {texts.link}
                  </Button>
                )}
                <ButtonLink href={trial.portalUrl}>{texts.portal}</ButtonLink>
              </Actions>
            </Stack>
          </Panel>
        </>
      )}
      {trial && <p>{texts.removeHint}</p>}
      {access && (
        <ToldDialog texts={texts.access} secret={access.link} onClose={onTold}>
          <p>{fill(texts.accessOf, access)}</p>
        </ToldDialog>
      )}
    </Stack>
  )
}
