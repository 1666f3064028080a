import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { fill } from '@enlace/contract/core/fill.ts'
import type { UserDetail } from '@enlace/contract/users/schemas.ts'
import { userActTexts, userDetailTexts as texts, userListTexts } from '@enlace/contract/users/screen-texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showInstant } from '@enlace/web/document/shown.ts'
import { Suspense, useState } from 'react'
import { paths } from '../../core/paths.ts'
import { actsOn, isAsked, isDanger, isHeldBack, type UserAct } from './user/acts.ts'
import { Standing } from './user/standing.tsx'
import { UserFacts } from './user/user-facts.tsx'
import { userName } from './user/shown.ts'
import { UserHistory } from './user/user-history.tsx'

type UserDetailViewProps = {
  detail: UserDetail
  /** What is being done. */
  busy: UserAct | undefined
  onAct: (act: UserAct) => void
}

const EditUserDialog = lazyPart(async () => (await import('./form/user-dialog.tsx')).EditUserDialog)
const ActDialog = lazyPart(async () => (await import('./user/act-dialog.tsx')).ActDialog)

/** One user: who it is, what it may see and do, what happened, and what can be done. */
export function UserDetailView({ detail, busy, onAct }: UserDetailViewProps) {
  const { user, history, protectedUntil } = detail
  const [isEditing, setIsEditing] = useState(false)
  const [asked, setAsked] = useState<UserAct>()
  const acts = actsOn(user)
  return (
    <Stack gap="regular">
      <Breadcrumb
        label={texts.back}
        items={[{ label: userListTexts.title, href: paths.users() }, { label: userName(user) }]}
      />
      <PageHeading
        title={userName(user)}
        description={user.correo}
        status={<Standing user={user} />}
        actions={
          !user.isSelf && (
            <Actions>
              {acts.map((act) => (
                <Button
                  key={act}
                  isBusy={busy === act}
                  disabled={protectedUntil !== null && isHeldBack(act)}
                  {...(isDanger(act) && { variant: 'danger-quiet' })}
                  onClick={() => (isAsked(act) ? setAsked(act) : onAct(act))}
                >
                  {userActTexts[act]}
                </Button>
              ))}
              <Button variant="primary" onClick={() => setIsEditing(true)}>
                {userActTexts.edit}
              </Button>
            </Actions>
          )
        }
      />
      {user.isSelf && <p>{texts.oneself}</p>}
      {protectedUntil !== null && (
        <Banner kind="info">{fill(texts.protectedUntil, { fecha: showInstant(protectedUntil) })}</Banner>
      )}
      <UserFacts user={user} />
      <Panel title={texts.history}>
        <UserHistory history={history} />
      </Panel>
      <Suspense>
        {isEditing && <EditUserDialog detail={detail} onClose={() => setIsEditing(false)} />}
        {asked !== undefined && isAsked(asked) && (
          <ActDialog
            act={asked}
            nombre={userName(user)}
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
