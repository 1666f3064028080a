import { adPages, locations } from '@enlace/contract/content/places.ts'
import { recoveryTexts as texts } from '@enlace/contract/sign-in/password/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useState } from 'react'
import { readBoot } from '../../../core/company/boot.ts'
import { useHasImage } from '../../../core/company/use-has-image.ts'
import { CmsBlock } from '../../../core/content/cms-block.tsx'
import { PageAdvertisements } from '../../../core/content/page-advertisements.tsx'
import { paths } from '../../../core/paths.ts'
import { goTo } from '@enlace/web/place.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { keepNotice, type Notice } from '../../../core/session/notice.ts'
import { session } from '../../../core/session/session.ts'
import { RecoveryForm } from '@enlace/web/login/recovery-form.tsx'
import { askForPassword } from './queries.ts'
import type { RecoveryValues } from '@enlace/web/login/recovery-rules.ts'
import { RecoveryView } from './view.tsx'

/** `/password-recovery`, and `/password`: a link to set a new password by mail (spec 2). */
export const passwordRecoveryRoute = pageRoute({
  path: paths.passwordRecovery.pattern,
  title: texts.title,
  Page: RecoveryPage,
})

function RecoveryPage() {
  const { company, flags } = readBoot()
  const hasImage = useHasImage()
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Parameters<typeof RecoveryForm>[0]['problem']>(null)

  const handleSubmit = async (values: RecoveryValues) => {
    setIsSending(true)
    const outcome = await askForPassword(values)
    setIsSending(false)
    if (outcome.kind === 'refused') setProblem({ ...outcome, id: Date.now() })
    else if (outcome.kind === 'sent')
      leaveWith({ kind: 'success', title: texts.sentTitle, message: outcome.message })
    else leaveWith({ kind: 'error', title: texts.refusedTitle, message: outcome.message })
  }
  return (
    <RecoveryView
      company={company}
      flags={flags}
      hasImage={hasImage}
      content={{
        intro: <CmsBlock location={locations.recoveryIntro} fallback={<p>{texts.intro}</p>} />,
        tips: <CmsBlock location={locations.recoveryTips} />,
        advertisements: (
          <PageAdvertisements
            pageCode={adPages.passwordRecovery}
            label={texts.advertisements}
            isBelow={hasImage}
          />
        ),
      }}
    >
      <RecoveryForm
        isSending={isSending}
        problem={problem}
        onSubmit={(values) => void handleSubmit(values)}
      />
    </RecoveryView>
  )
}

/** Both outcomes lead back to the login, which tells them (spec 4, Password recovery). */
function leaveWith(notice: Notice) {
  // Who is signed in is led on to the documents, where no login would tell it.
  if (session.read()) toast(notice)
  else keepNotice(notice)
  goTo(paths.login())
}
