import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { grantTexts } from '@enlace/contract/users/access-texts.ts'
import { personalDataLink } from '@enlace/contract/personal-data/kinds/texts.ts'
import {
  supplierDetailTexts,
  supplierListTexts,
  supplierUserDetailTexts as texts,
  supplierUserTexts as labels,
} from '@enlace/contract/suppliers/texts.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import type { SupplierUserDetail } from '@enlace/contract/suppliers/users/schemas.ts'
import { Row } from '@enlace/ui/row.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showCount, showDay } from '@enlace/web/document/shown.ts'
import { Suspense, useState } from 'react'
import { BounceBanner } from './bounce-banner.tsx'
import { EventList } from '../event-list.tsx'
import { branchWords, lastEntry, roleWords, userName } from '../shown.ts'
import { Standing } from '../standing.tsx'
import { actsOn, type AskedAct, type ChangeGrant, isAsked, type UserAct } from './user-acts.ts'

const AccessDialog = lazyPart(async () => (await import('./access-dialog.tsx')).AccessDialog)
const ActDialog = lazyPart(async () => (await import('./act-dialog.tsx')).ActDialog)

type SupplierUserViewProps = {
  detail: SupplierUserDetail
  mayWrite: boolean
  /** What is being done. */
  busy: string | undefined
  /** To what is held of the person only where that may be looked at. */
  links: { list: string; supplier: string; personalData: string | undefined }
  onAct: (act: UserAct) => void
  onChange: ChangeGrant
}

/** One user of a supplier: what it may see and do, what can be done about it, and what happened. */
export function SupplierUserView(props: SupplierUserViewProps) {
  const { detail, mayWrite, busy, links, onAct, onChange } = props
  const { supplier, user, history, devuelto, isLocked } = detail
  const [isChanging, setIsChanging] = useState(false)
  const [asked, setAsked] = useState<AskedAct>()
  const nombre = userName(user)
  return (
    <Stack gap="regular">
      <Breadcrumb
        label={supplierDetailTexts.back}
        items={[
          { label: supplierListTexts.title, href: links.list },
          { label: supplier.nombre, href: links.supplier },
          { label: nombre },
        ]}
      />
      <PageHeading title={nombre} description={user.correo} status={<Standing user={user} />} />
      {devuelto && <BounceBanner {...{ devuelto }} correo={user.correo} />}
      {isLocked && <Banner kind="warning">{texts.locked}</Banner>}
      {!supplier.isActive && <Banner kind="info">{texts.inactive}</Banner>}
      {!mayWrite && <p>{backofficeTexts.readOnly}</p>}
      {mayWrite && (
        <Row>
          {user.rol !== 'master' && <Button onClick={() => setIsChanging(true)}>{texts.acts.change}</Button>}
          {actsOn(detail).map((act) => (
            <Button
              key={act}
              isBusy={busy === act}
              {...((act === 'close' || act === 'withdraw') && { variant: 'danger-quiet' as const })} // the literal is the type
              onClick={() => (isAsked(act) ? setAsked(act) : onAct(act))}
            >
              {texts.acts[act]}
            </Button>
          ))}
          {links.personalData !== undefined && (
            <ButtonLink href={links.personalData}>{personalDataLink}</ButtonLink>
          )}
        </Row>
      )}
      <Panel title={texts.access}>
        <DefinitionList items={factsOf(user)} />
      </Panel>
      <Panel title={texts.history}>
        <EventList events={history} />
      </Panel>
      <Suspense>
        {isChanging && <AccessDialog {...{ detail, onChange }} onClose={() => setIsChanging(false)} />}
        {asked && (
          <ActDialog
            act={asked}
            nombre={nombre}
            onClose={() => setAsked(undefined)}
            onConfirm={() => {
              setAsked(undefined)
              onAct(asked)
            }}
          />
        )}
      </Suspense>
    </Stack>
  )
}

function factsOf(user: SupplierUserDetail['user']) {
  const { hasJoined, hasFactor } = user
  const factor = hasFactor ? labels.factorOn : labels.factorOff
  return [
    { label: labels.rol, value: roleWords(user) },
    { label: labels.sucursales, value: branchWords(user) },
    { label: texts.modules, value: moduleWords(user.modules) },
    { label: texts.endsOn, value: user.endsOn === null ? texts.noEnd : showDay(user.endsOn) },
    { label: labels.ingreso, value: lastEntry(user.ultimoIngreso) },
    { label: labels.segundo_factor, value: hasJoined ? factor : listTexts.none },
    { label: texts.sessions, value: showCount(user.sesiones) },
  ]
}

const words: Readonly<Record<string, string>> = grantTexts

function moduleWords(modules: readonly string[] | null): string {
  if (modules === null) return texts.allModules
  return modules.length === 0 ? texts.noModules : modules.map((name) => words[name] ?? name).join(', ')
}
