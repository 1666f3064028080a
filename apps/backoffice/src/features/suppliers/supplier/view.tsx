import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { listActionTexts } from '@enlace/contract/core/list/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { SupplierDetail } from '@enlace/contract/suppliers/schemas.ts'
import {
  supplierDetailTexts as texts,
  supplierListTexts,
  supplierViewTexts,
} from '@enlace/contract/suppliers/texts.ts'
import { supplierSummaryTexts } from '@enlace/contract/suppliers/summary-texts.ts'
import { mergeTexts } from '@enlace/contract/suppliers/merges/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { ComboboxProps } from '@enlace/ui/combobox-field.tsx'
import { eyeIcon, userIcon } from '@enlace/ui/core/icons.ts'
import { Link } from '@enlace/ui/link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Tabs } from '@enlace/ui/tabs.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import { type Invite, type Resend, type SupplierPart, supplierParts } from '../actions.ts'
import { ClassPanel, type ClassPanelProps } from './class-panel.tsx'
import { BranchesPart, DataPart } from './detail-parts.tsx'
import { UsersPart } from './users-part.tsx'

const ChooseOtherDialog = lazyPart(async () => (await import('./choose-other-dialog.tsx')).ChooseOtherDialog)
const ViewDialog = lazyPart(async () => (await import('./view-dialog.tsx')).ViewDialog)
const InviteDialog = lazyPart(async () => (await import('../invite-dialog.tsx')).InviteDialog)

type SupplierViewProps = {
  detail: SupplierDetail
  part: SupplierPart
  mayWrite: boolean
  listHref: string
  /** What is being done. */
  busy: string | undefined
  hrefOfUser: (id: string) => string
  /** The third party that this one turned out to be; undefined where it is its own. */
  mergedHref: string | undefined
  searchOthers: ComboboxProps['search']
  onMerge: (other: string) => void
  /** What a call is about; it asks for it once it is drawn. */
  summary: ReactNode
  /** What happened; likewise. */
  history: ReactNode
  /** How much there is of it; likewise. */
  documents: ReactNode
  /** Its permission for cuentas de cobro; likewise. */
  supporting: ReactNode
  onPart: (part: SupplierPart) => void
  /** Sets its size and risk. @throws CallFailure */
  onClassify: ClassPanelProps['onClassify']
  onInvite: Invite
  onResend: Resend
  /** Opens the portal as it sees it. */
  onView: () => void
}

/** One third party: what a call from it is about, what the ERP says of it, its branches, and who enters the portal for it. */
export function SupplierView(props: SupplierViewProps) {
  const { detail, part, mayWrite, busy, hrefOfUser, history, onPart, onInvite, onResend } = props
  const { supplier, branches, users } = detail
  const [isInviting, setIsInviting] = useState(false)
  const [isMerging, setIsMerging] = useState(false)
  const [isViewing, setIsViewing] = useState(false)
  const isClosed = supplier.estado === 'inactivo'
  const mayInvite = mayWrite && !isClosed
  const onView = isClosed ? undefined : () => setIsViewing(true)
  const onMerge = supplier.unidoA === null ? () => setIsMerging(true) : undefined
  const labels = {
    resumen: supplierSummaryTexts.title,
    datos: texts.data,
    sucursales: texts.branches,
    usuarios: texts.users,
    documentos: texts.documents,
    historia: texts.history,
  }
  const counts: Readonly<Partial<Record<SupplierPart, number>>> = {
    sucursales: branches.length,
    usuarios: users.length,
  }
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
        more={
          mayWrite && (onView || onMerge)
            ? {
                label: listActionTexts.more,
                content: <MoreActs {...{ onView, onMerge }} />,
              }
            : undefined
        }
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
      {props.mergedHref !== undefined && (
        <Banner kind="info">
          {mergeTexts.mergedInto} <Link href={props.mergedHref}>{mergeTexts.goThere}</Link>
        </Banner>
      )}
      {isClosed && props.mergedHref === undefined && <Banner kind="info">{texts.inactive}</Banner>}
      <Tabs
        label={texts.parts}
        selected={part}
        tabs={supplierParts.map((id) => ({ id, label: labels[id], count: counts[id] }))}
        onSelect={(id) => onPart(supplierParts.find((one) => one === id) ?? 'resumen')}
      >
        {part === 'resumen' && props.summary}
        {part === 'datos' && (
          <Stack>
            <ClassPanel {...{ supplier, mayWrite }} onClassify={props.onClassify} />
            <DataPart {...{ supplier }} supporting={props.supporting} />
          </Stack>
        )}
        {part === 'sucursales' && <BranchesPart branches={branches} />}
        {part === 'usuarios' && (
          <UsersPart
            {...{ users, mayInvite, busy }}
            hrefOf={hrefOfUser}
            onResend={mayInvite ? onResend : undefined}
          />
        )}
        {part === 'documentos' && props.documents}
        {part === 'historia' && history}
      </Tabs>
      <Suspense>
        {isMerging && (
          <ChooseOtherDialog
            nombre={supplier.nombre}
            search={props.searchOthers}
            onChoose={props.onMerge}
            onClose={() => setIsMerging(false)}
          />
        )}
        {isViewing && (
          <ViewDialog nombre={supplier.nombre} onClose={() => setIsViewing(false)} onConfirm={props.onView} />
        )}
        {isInviting && <InviteDialog {...{ supplier, onInvite }} onClose={() => setIsInviting(false)} />}
      </Suspense>
    </Stack>
  )
}

type MoreActsProps = Readonly<Record<'onView' | 'onMerge', (() => void) | undefined>>

/** What else can be done with a third party; what is not for it is left out. */
function MoreActs({ onView, onMerge }: MoreActsProps) {
  return (
    <>
      {onView && (
        <Button icon={eyeIcon} onClick={onView}>
          {supplierViewTexts.view}
        </Button>
      )}
      {onMerge && <Button onClick={onMerge}>{mergeTexts.begin}</Button>}
    </>
  )
}
