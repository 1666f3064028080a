import { useQuery, useQueryClient } from '@tanstack/react-query'
import { domainTexts } from '@enlace/contract/domains/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { MailSettings, SenderCode, WrittenMailSettings } from '@enlace/contract/mail/settings/schemas.ts'
import { mailSettingsTexts as texts } from '@enlace/contract/mail/settings/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import type { FormProblem } from '@enlace/web/form/form-shell.tsx'
import { failureOf } from '@enlace/web/http/failure.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { checkDomain } from '../../../core/domains/queries.ts'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite, useStaff } from '../../../core/session/staff-session.ts'
import {
  changeSettings,
  mailDomainQuery,
  mailSettingsQuery,
  proveAddress,
  sendCode,
  sendTest,
} from './queries.ts'
import { MailSettingsView } from './view.tsx'

/** `/correo`: whom the company's mails come from, whether they arrive, and what its domain says. */
export const mailSettingsRoute = screenRoute({
  path: paths.mail.pattern,
  title: texts.title,
  query: mailSettingsQuery,
  Screen: ({ data }) => <MailSettingsScreen settings={data} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function MailSettingsScreen({ settings }: { settings: MailSettings }) {
  const client = useQueryClient()
  const { queryKey } = mailSettingsQuery()
  const { email } = useStaff()
  const mayWrite = useMayWrite('settings')
  const { busy, run } = useAct()
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<FormProblem | null>(null)
  const [isProving, setIsProving] = useState(false)
  const [proofProblem, setProofProblem] = useState<FormProblem | null>(null)
  const domain = useQuery({ ...mailDomainQuery(), enabled: false })

  const handleSave = async (written: WrittenMailSettings) => {
    setIsSaving(true)
    setProblem(null)
    try {
      // What is kept by now is what was seen: the form says so when it is another.
      const kept = await changeSettings({ ...written, version: settings.version })
      client.setQueryData(queryKey, kept)
      const { saved, savedUnproven } = texts.form
      toast({ kind: 'success', message: kept.proof.state === 'waiting' ? savedUnproven : saved })
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (failure.code === 'changed-meanwhile') await client.invalidateQueries({ queryKey })
      if (failure.code !== 'step-up-needed') setProblem({ ...failure, title: texts.form.refused })
    }
    setIsSaving(false)
  }
  const handleProve = async (typed: SenderCode) => {
    setIsProving(true)
    setProofProblem(null)
    try {
      client.setQueryData(queryKey, await proveAddress(typed))
      toast({ kind: 'success', message: texts.proof.done })
    } catch (thrown) {
      setProofProblem(failureOf(thrown))
    }
    setIsProving(false)
  }
  const handleSendCode = () =>
    run(
      'code',
      async () => client.setQueryData(queryKey, await sendCode()),
      fill(texts.proof.sentAgain, { address: settings.fromAddress }),
    )
  const handleLook = (asked: string) =>
    run('look', async () => {
      const { domains } = await checkDomain(asked)
      await client.invalidateQueries({ queryKey })
      const isFound = domains.some((one) => one.domain === asked && one.state === 'proven')
      const message = isFound ? fill(domainTexts.found, { domain: asked }) : domainTexts.notFound
      toast({ kind: isFound ? 'success' : 'info', message })
    })
  const handleTest = () =>
    run(
      'test',
      async () => {
        await sendTest()
        await client.invalidateQueries({ queryKey })
      },
      texts.test.queued,
    )
  return (
    <MailSettingsView
      settings={settings}
      email={email}
      mayWrite={mayWrite}
      isSaving={isSaving}
      problem={problem}
      isTesting={busy === 'test'}
      isProving={isProving}
      proofProblem={proofProblem}
      isSendingCode={busy === 'code'}
      isLooking={busy === 'look'}
      onLook={(asked) => void handleLook(asked)}
      onProve={(typed) => void handleProve(typed)}
      onSendCode={() => void handleSendCode()}
      domain={domain.data}
      isChecking={domain.isFetching}
      domainFault={domain.error && !domain.isFetching ? failureOf(domain.error).message : undefined}
      onSave={(written) => void handleSave(written)}
      onTest={() => void handleTest()}
      onCheck={() => void domain.refetch()}
    />
  )
}
