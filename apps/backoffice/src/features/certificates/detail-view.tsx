import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts.ts'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { IssuedCertificateDetail, Revocation } from '@enlace/contract/certificates/desk/schemas.ts'
import {
  certificatesDeskTexts,
  issuedCertificateTexts as texts,
} from '@enlace/contract/certificates/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { useState } from 'react'
import type { Presence } from '@enlace/contract/sign-in/presence/schemas.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import { formatCode } from '@enlace/domain/verification-code.ts'
import { PresenceNote } from '../../core/presence/presence-note.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { periodText } from './shown.ts'

type CertificateViewProps = {
  certificate: IssuedCertificateDetail
  others: readonly Presence[]
  mayWrite: boolean
  isBusy: boolean
  links: { list: string; certificate: (id: string) => string }
  onDownload: () => void
  onRevoke: (revocation: Revocation) => Promise<boolean>
}

/** One issued certificate: what it certifies, how it is checked, and taking it back. */
export function CertificateView(props: CertificateViewProps) {
  const { certificate, mayWrite, isBusy, links, onDownload, onRevoke } = props
  const [isAsking, setIsAsking] = useState(false)
  const { numero, estado, anulado_at, motivo, otra_vez } = certificate
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: certificatesDeskTexts.title, href: links.list }, { label: numero }]}
      />
      <PageHeading
        title={fill(texts.title, { numero })}
        description={`${certificate.proveedor} · NIT ${formatWholeNit(certificate.nit)}`}
        status={<StateChip owner="certificado" state={estado} />}
        actions={
          <Actions>
            <Button icon={downloadIcon} onClick={onDownload}>
              {texts.download}
            </Button>
            {mayWrite && estado !== 'anulado' && (
              <Button variant="danger-quiet" onClick={() => setIsAsking(true)}>
                {texts.revoke}
              </Button>
            )}
          </Actions>
        }
      />
      <PresenceNote others={props.others} />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {certificate.prueba && <Banner kind="warning">{texts.trial}</Banner>}
      {anulado_at !== null && (
        <Banner kind="warning">
          {fill(texts.revoked, { fecha: formatInstant(new Date(anulado_at)) })}{' '}
          {fill(texts.revokedWhy, { motivo: motivo ?? '' })}{' '}
          {otra_vez ? texts.mayReissue : texts.mayNotReissue}
        </Banner>
      )}
      <Panel title={texts.facts}>
        <DefinitionList items={factsOf(props)} />
      </Panel>
      {isAsking && <RevokeDialog {...{ numero, isBusy, onRevoke }} onClose={() => setIsAsking(false)} />}
    </Stack>
  )
}

function factsOf({ certificate, links }: CertificateViewProps) {
  const { tipo, base, valor, lineas, version, codigo, verificacion, sucursales } = certificate
  const other = (label: string, one: { id: string; numero: string } | null) =>
    one === null ? [] : [{ label, value: <Link href={links.certificate(one.id)}>{one.numero}</Link> }]
  return [
    { label: texts.kind, value: certificateTypeTexts[tipo].name },
    { label: texts.period, value: periodText(certificate) },
    { label: texts.branches, value: sucursales.join(', ') },
    { label: texts.base, value: <Amount value={base} moneda="COP" /> },
    { label: texts.withheld, value: <Amount value={valor} moneda="COP" isStrong /> },
    { label: texts.lines, value: lineas },
    { label: texts.issued, value: formatInstant(new Date(certificate.emitido_at)) },
    { label: texts.version, value: version },
    {
      label: texts.code,
      value: (
        <>
          {formatCode(codigo)} ·{' '}
          <a href={verificacion} target="_blank" rel="noreferrer noopener">
            {texts.check} <span className="visually-hidden">{texts.newTab}</span>
          </a>
        </>
      ),
    },
    ...other(texts.replaces, certificate.reemplaza_a),
    ...other(texts.replacedBy, certificate.reemplazado_por),
  ]
}
