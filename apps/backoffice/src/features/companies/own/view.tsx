import { CompanyName } from '@enlace/contract/company/name.ts'
import { type OwnCompany, WrittenContact } from '@enlace/contract/companies/schemas.ts'
import { companiesTexts as texts } from '@enlace/contract/companies/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { FieldRow } from '@enlace/ui/field-row.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import * as z from 'zod/mini'
import { ownProblemTexts } from '@enlace/contract/core/texts.ts'
import { fieldFaults } from '@enlace/web/form/field-faults.ts'
import { SaveActions } from '../../../core/forms/save-actions.tsx'
import { useOpenedPart } from '../../../core/screen/use-opened-part.ts'
import type { TypedOver } from '../../../core/forms/use-typed-over.ts'
import type { HostActs, WrittenOwn } from '../actions.ts'
import { HostsPanel } from '../hosts/hosts-panel.tsx'
import styles from '../view.module.css'

type OwnCompanyViewProps = {
  kept: OwnCompany
  mayWrite: boolean
  over: TypedOver<WrittenOwn>
  hostActs: HostActs
  /** Whether the page was opened for its hosts. */
  isAtHosts: boolean
  isSaving: boolean
  onSave: () => void
  readOnly: string
}

const Written = z.object({ nombre: CompanyName, contact: WrittenContact })
const lines = ['indicativo', 'telefono', 'ext', 'numero_tele', 'correo', 'horario', 'dir'] as const
const hints: Readonly<Partial<Record<(typeof lines)[number], string>>> = texts.contactHints

/** The company's own data, with one way to save what was changed, and its hosts. */
export function OwnCompanyView({
  kept,
  mayWrite,
  over,
  hostActs,
  isAtHosts,
  isSaving,
  onSave,
  readOnly,
}: OwnCompanyViewProps) {
  const { typed, isChanged, isStale, change, discard } = over
  const hosts = useOpenedPart<HTMLDivElement>(isAtHosts)
  // Also of what was kept before it was checked: the world does not see that, and the staff is told so.
  const faults = fieldFaults(Written, typed)
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.ownTitle}
        description={texts.ownDescription}
        actions={
          mayWrite && (
            <SaveActions
              isChanged={isChanged}
              isSaving={isSaving}
              isBlocked={Object.keys(faults).length > 0}
              onSave={onSave}
              onDiscard={discard}
            />
          )
        }
      />
      {!mayWrite && <Banner kind="info">{readOnly}</Banner>}
      {isStale && <Banner kind="warning">{ownProblemTexts['changed-meanwhile']}</Banner>}
      <Panel title={texts.identity}>
        <Stack isNarrow>
          <TextInput
            label={texts.nombre}
            hint={texts.nombreHint}
            error={faults['nombre']}
            isRequired
            disabled={!mayWrite}
            value={typed.nombre}
            onChange={(event) => change({ ...typed, nombre: event.currentTarget.value })}
          />
          <TextInput label={texts.nit} hint={texts.nitFixed} value={kept.nit} readOnly />
        </Stack>
      </Panel>
      <Panel title={texts.contact}>
        <p className={styles.hint}>{texts.contactHint}</p>
        {!isChanged && lines.some((line) => faults[line]) && (
          <Banner kind="warning">{texts.contactUnpublished}</Banner>
        )}
        <Stack>
          {[lines.slice(0, 4), lines.slice(4)].map((part) => (
            <FieldRow key={part[0]}>
              {part.map((line) => (
                <TextInput
                  key={line}
                  label={texts[line]}
                  hint={hints[line]}
                  error={faults[line]}
                  disabled={!mayWrite}
                  value={typed.contact[line]}
                  type={line === 'correo' ? 'email' : 'text'}
                  onChange={(event) =>
                    change({ ...typed, contact: { ...typed.contact, [line]: event.currentTarget.value } })
                  }
                />
              ))}
            </FieldRow>
          ))}
        </Stack>
      </Panel>
      <div ref={hosts}>
        <HostsPanel kept={kept} mayWrite={mayWrite} acts={hostActs} />
      </div>
    </Stack>
  )
}
