import { backofficeTexts } from '@enlace/contract/core/backoffice/texts'
import { fill } from '@enlace/contract/core/fill'
import type { SupplierDetail } from '@enlace/contract/features/suppliers/schemas'
import { supplierDetailTexts as texts, supplierListTexts } from '@enlace/contract/features/suppliers/texts'
import { Banner } from '@enlace/ui/banner'
import { Breadcrumb } from '@enlace/ui/breadcrumb'
import { Button } from '@enlace/ui/button'
import { userIcon } from '@enlace/ui/core/icons'
import { PageHeading } from '@enlace/ui/page-heading'
import { Stack } from '@enlace/ui/stack'
import { Tabs } from '@enlace/ui/tabs'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { lazy, Suspense, useState } from 'react'
import { type Invite, type Resend, type SupplierPart, supplierParts } from './actions.ts'
import { BranchesPart, DataPart } from './detail-parts.tsx'
import { UsersPart } from './users-part.tsx'

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }))

type SupplierViewProps = {
  detail: SupplierDetail
  part: SupplierPart
  mayWrite: boolean
  listHref: string
  /** What is being done. */
  busy: string | undefined
  onPart: (part: SupplierPart) => void
  onInvite: Invite
  onResend: Resend
}

/** One third party: what the ERP says of it, its branches, and who enters the portal for it. */
export function SupplierView(props: SupplierViewProps) {
  const { detail, part, mayWrite, busy, onPart, onInvite, onResend } = props
  const { supplier, branches, users } = detail
  const [isInviting, setIsInviting] = useState(false)
  const isClosed = supplier.estado === 'inactivo'
  const mayInvite = mayWrite && !isClosed
  const labels = { datos: texts.data, sucursales: texts.branches, usuarios: texts.users }
  const counts = { datos: undefined, sucursales: branches.length, usuarios: users.length }
  return (
    <Stack gap="regular">
      <Breadcrumb
        label={texts.back}
        items={[{ label: supplierListTexts.title, href: props.listHref }, { label: supplier.nombre }]}
      />
      <PageHeading
        title={supplier.nombre}
        description={fill(texts.nit, { nit: supplier.nit })}
        status={<StateChip owner="proveedor" state={supplier.estado} />}
        actions={
          mayInvite && (
            <Button
              variant={supplier.estado === 'sin_acceso' ? 'primary' : 'quiet'}
              icon={userIcon}
              onClick={() => setIsInviting(true)}
            >
              {texts.invite}
            </Button>
          )
        }
      />
      {!mayWrite && <p>{backofficeTexts.readOnly}</p>}
      {isClosed && <Banner kind="info">{texts.inactive}</Banner>}
      <Tabs
        label={texts.parts}
        selected={part}
        tabs={supplierParts.map((id) => ({ id, label: labels[id], count: counts[id] }))}
        onSelect={(id) => onPart(supplierParts.find((one) => one === id) ?? 'datos')}
      >
        {part === 'datos' && <DataPart supplier={supplier} />}
        {part === 'sucursales' && <BranchesPart branches={branches} />}
        {part === 'usuarios' && (
          <UsersPart {...{ users, mayInvite, busy }} onResend={mayInvite ? onResend : undefined} />
        )}
      </Tabs>
      <Suspense>
        {isInviting && <InviteDialog {...{ supplier, onInvite }} onClose={() => setIsInviting(false)} />}
      </Suspense>
    </Stack>
  )
}
