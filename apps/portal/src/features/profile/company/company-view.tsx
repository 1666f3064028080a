import { fill } from '@enlace/contract/core/fill.ts'
import type { BranchRecord, CompanyRecord } from '@enlace/contract/profile/company-schemas.ts'
import { companyProfileTexts as texts } from '@enlace/contract/profile/company-texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { CompanyRequests } from './company-requests.tsx'
import styles from './company-view.module.css'

type CompanyViewProps = {
  record: CompanyRecord
  company: string
  changeHref: string
  isBusy: boolean
  offline: { disabled?: true; title?: string }
  onWithdraw: (id: string) => void
}

/** What the company has registered, the branches with their contacts, and what was asked to change. */
export function CompanyView({ record, company, changeHref, isBusy, offline, onWithdraw }: CompanyViewProps) {
  const open = record.requests.find(({ estado }) => estado === 'recibida' || estado === 'en_revision')
  return (
    <Stack gap="large">
      <Panel
        title={fill(texts.record, { company })}
        actions={record.mayAsk && !open ? <ButtonLink href={changeHref}>{texts.ask}</ButtonLink> : undefined}
      >
        <Stack>
          <DefinitionList items={factsOf(record)} />
          {!record.mayAsk && <Quiet>{texts.mastersAsk}</Quiet>}
          {record.mayAsk && open && <Quiet>{fill(texts.oneAtATime, { numero: open.numero })}</Quiet>}
        </Stack>
      </Panel>
      <Panel title={texts.branches}>
        {record.branches.length === 0 ? (
          <p>{texts.noBranches}</p>
        ) : (
          <Stack gap="large">
            {record.branches.map((branch) => (
              <section key={branch.thirdId} className={styles.branch}>
                <h3>{fill(texts.branch, { codigo: branch.codigo, nombre: branch.nombre })}</h3>
                <DefinitionList items={contactOf(branch)} />
              </section>
            ))}
          </Stack>
        )}
      </Panel>
      <CompanyRequests
        requests={record.requests}
        mayWithdraw={record.mayAsk}
        isBusy={isBusy}
        offline={offline}
        onWithdraw={onWithdraw}
      />
    </Stack>
  )
}

function factsOf({ nombre, nit, sigla, regimen, actividad, pyme, web_site }: CompanyRecord) {
  const { fields } = texts
  return [
    { label: fields.nombre, value: nombre },
    { label: texts.nit, value: nit },
    { label: fields.sigla, value: sigla ?? texts.unknown },
    { label: fields.regimen_tributario_id, value: named(regimen) },
    { label: fields.id_actividad_economica, value: named(actividad) },
    { label: fields.pyme, value: pyme === null ? texts.unknown : pyme ? texts.yes : texts.no },
    { label: fields.web_site, value: web_site ?? texts.unknown },
  ]
}

function contactOf({ direccion, ciudad, correo, telefono }: BranchRecord) {
  const { fields } = texts
  return [
    { label: fields.direccion, value: direccion ?? texts.unknown },
    { label: fields.ciudad, value: ciudad ?? texts.unknown },
    { label: fields.correo, value: correo ?? texts.unknown },
    { label: fields.telefono, value: telefono ?? texts.unknown },
  ]
}

function named(code: { id: string; nombre: string } | null): string {
  return code === null ? texts.unknown : code.id === code.nombre ? code.id : `${code.id} · ${code.nombre}`
}
