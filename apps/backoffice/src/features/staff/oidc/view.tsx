import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import type { FoundProvider } from '@enlace/contract/staff/oidc/schemas.ts'
import { staffOidcTexts as texts } from '@enlace/contract/staff/oidc/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import type { StaffOidcViewProps } from './view-props.ts'
import { DomainsPanel } from './domains-panel.tsx'
import { ProviderForm, providerFormId } from './provider-form.tsx'
import styles from './staff-oidc.module.css'
import { SaveButton } from '../../../core/forms/save-button.tsx'

/** By which account the company's staff signs in. */
export function StaffOidcView(props: StaffOidcViewProps) {
  const { provider, mayWrite, found } = props
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        status={
          <StatusChip tone={provider.isOn ? 'good' : 'neutral'}>
            {provider.isOn ? texts.state.on : texts.state.off}
          </StatusChip>
        }
        actions={
          mayWrite && <SaveButton form={providerFormId} isSaving={props.busy === 'save'} isDisabled={false} />
        }
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <p>{provider.isOn ? texts.state.onHint : texts.state.offHint}</p>
      <Panel title={texts.form.redirect}>
        <Stack gap="small">
          <p>{texts.form.redirectHint}</p>
          <p className={styles.address}>
            <code>{provider.redirectUri}</code>
          </p>
        </Stack>
      </Panel>
      {provider.domains.length > 0 && <DomainsPanel {...props} />}
      <Stack isNarrow>
        <ProviderForm {...props} />
      </Stack>
      <div role="status">{found && <Found {...found} />}</div>
      <p className={styles.note}>{texts.note}</p>
    </Stack>
  )
}

function Found({ issuer, authorization, hasPkce }: FoundProvider) {
  return (
    <Panel title={texts.check.title}>
      <div className={styles.address}>
        <DefinitionList
          items={[
            { label: texts.check.issuer, value: issuer },
            { label: texts.check.authorization, value: authorization },
            { label: texts.check.pkce, value: hasPkce ? texts.check.yes : texts.check.no },
          ]}
        />
      </div>
    </Panel>
  )
}
