import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { fill } from '@enlace/contract/core/fill.ts'
import { listActionTexts } from '@enlace/contract/core/list/texts.ts'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { staffRoleHints, staffRoleTexts } from '@enlace/contract/staff/sign-in/texts.ts'
import type { StaffMember } from '@enlace/contract/staff/sign-in/schemas.ts'
import type { StaffDetail } from '@enlace/contract/staff/schemas.ts'
import { personalDataLink } from '@enlace/contract/personal-data/kinds/texts.ts'
import {
  staffDetailTexts as texts,
  staffFieldTexts as labels,
  staffListTexts,
} from '@enlace/contract/staff/screen-texts.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showCount, showText } from '@enlace/web/document/shown.ts'
import { Suspense, useState } from 'react'
import {
  type AskedAct,
  actsOn,
  type ChangeAccess,
  type ChangeEmail,
  isAsked,
  type StaffAct,
} from '../acts.ts'
import { Standing } from '../standing.tsx'
import { StaffHistory } from './history.tsx'
import { lastUseOf, nameOf } from '../shown.ts'
import styles from '../staff.module.css'

const ChangeDialog = lazyPart(async () => (await import('./change-dialog.tsx')).ChangeDialog)
const EmailDialog = lazyPart(async () => (await import('./email-dialog.tsx')).EmailDialog)
const ActDialog = lazyPart(async () => (await import('./act-dialog.tsx')).ActDialog)

type StaffDetailViewProps = {
  detail: StaffDetail
  mayWrite: boolean
  /** What is being done. */
  busy: string | undefined
  links: { list: string; ownAccount: string; personalData: string }
  onAct: (act: StaffAct) => void
  onChange: ChangeAccess
  onChangeEmail: ChangeEmail
}

/** One member: who it is, what it may do, what happened, and what can be done. */
export function StaffDetailView(props: StaffDetailViewProps) {
  const { detail, mayWrite, busy, links, onAct, onChange, onChangeEmail } = props
  const { member, isLocked, emailChange, history } = detail
  const [isChanging, setIsChanging] = useState(false)
  const [isChangingEmail, setIsChangingEmail] = useState(false)
  const [asked, setAsked] = useState<AskedAct>()
  const nombre = nameOf(member)
  const mayAct = !member.isSelf && mayWrite
  const acts = (
    <>
      {member.hasJoined && <Button onClick={() => setIsChangingEmail(true)}>{texts.changeEmail}</Button>}
      {actsOn(member, isLocked).map((act) => (
        <Button
          key={act}
          isBusy={busy === act}
          {...((act === 'close' || act === 'withdraw') && { variant: 'danger-quiet' as const })} // the literal is the type
          onClick={() => (isAsked(act) ? setAsked(act) : onAct(act))}
        >
          {texts[act]}
        </Button>
      ))}
      <ButtonLink href={links.personalData}>{personalDataLink}</ButtonLink>
    </>
  )
  return (
    <Stack gap="regular">
      <Breadcrumb
        label={texts.back}
        items={[{ label: staffListTexts.title, href: links.list }, { label: nombre }]}
      />
      <PageHeading
        title={nombre}
        description={member.email}
        status={<Standing member={member} />}
        actions={
          mayAct && (
            <Button variant="primary" onClick={() => setIsChanging(true)}>
              {texts.change}
            </Button>
          )
        }
        more={mayAct ? { label: listActionTexts.more, content: acts } : undefined}
      />
      {member.isSelf && (
        <p>
          {texts.oneself} <Link href={links.ownAccount}>{texts.ownAccount}</Link>
        </p>
      )}
      {!member.isSelf && !mayWrite && <p>{backofficeTexts.readOnly}</p>}
      {isLocked && <Banner kind="warning">{texts.locked}</Banner>}
      {emailChange && (
        <Banner kind="info">
          {fill(texts.emailWaiting, {
            email: emailChange.email,
            until: formatInstant(new Date(emailChange.until)),
          })}
        </Banner>
      )}
      <Panel title={texts.access}>
        <DefinitionList items={factsOf(member)} />
      </Panel>
      <Panel title={texts.history}>
        <StaffHistory history={history} />
      </Panel>
      <Suspense>
        {isChanging && <ChangeDialog {...{ member, onChange }} onClose={() => setIsChanging(false)} />}
        {isChangingEmail && (
          <EmailDialog {...{ member }} onChange={onChangeEmail} onClose={() => setIsChangingEmail(false)} />
        )}
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

function factsOf(member: StaffMember) {
  const { rol, ends_on, hasFactor, openSessions, invitedBy } = member
  return [
    {
      label: labels.rol,
      value: (
        <>
          {staffRoleTexts[rol]}
          <br />
          <span className={styles.note}>{staffRoleHints[rol]}</span>
        </>
      ),
    },
    { label: labels.acceso, value: ends_on === null ? texts.noEnd : formatDate(ends_on) },
    { label: labels.segundo_factor, value: hasFactor ? staffListTexts.factorOn : staffListTexts.factorOff },
    { label: labels.ingreso, value: lastUseOf(member) },
    { label: labels.sesiones, value: showCount(openSessions) },
    { label: labels.invito, value: showText(invitedBy) },
  ]
}
