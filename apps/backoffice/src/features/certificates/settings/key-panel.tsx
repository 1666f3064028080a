import { fill } from '@enlace/contract/core/fill.ts'
import { largestKey, type SigningKey } from '@enlace/contract/certificates/settings/schemas.ts'
import {
  certificateSettingsFaults as faults,
  signingKeyTexts as texts,
} from '@enlace/contract/certificates/settings/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { FileInput } from '@enlace/ui/file-input.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { PasswordInput } from '@enlace/ui/password-input.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { type FormEvent, useState } from 'react'
import styles from './certificates.module.css'

/** What is done with the certificate that signs; answers whether it was. */
export type KeyActs = {
  busy: string | undefined
  /** What the server said of the file or its password. */
  refused: Readonly<Record<string, string>>
  keep: (files: readonly File[], password: string) => Promise<boolean>
  trial: () => Promise<boolean>
  remove: () => Promise<boolean>
  test: () => void
}

type KeyPanelProps = { signer: SigningKey | null; acts: KeyActs; isDisabled: boolean }

/** The certificate with which the company's papers are signed. */
export function KeyPanel({ signer, acts, isDisabled }: KeyPanelProps) {
  return (
    <Stack gap="large">
      <p className={styles.intro}>{texts.intro}</p>
      {signer ? <KeptKey {...{ signer, acts, isDisabled }} /> : <Banner kind="info">{texts.none}</Banner>}
      {!isDisabled && <KeyForm hasKey={signer !== null} acts={acts} />}
    </Stack>
  )
}

function KeptKey({ signer, acts, isDisabled }: { signer: SigningKey } & Omit<KeyPanelProps, 'signer'>) {
  const [isAsking, setAsking] = useState(false)
  const values = {
    desde: formatDate(signer.desde),
    hasta: formatDate(signer.hasta),
    dias: signer.dias,
    emisor: signer.emisor,
  }
  return (
    <Panel title={signer.nombre}>
      <Stack>
        {signer.avisos.map((warning) => (
          <Banner key={warning} kind="warning">
            {fill(texts.warnings[warning], values)}
          </Banner>
        ))}
        <DefinitionList
          items={[
            { label: texts.holder, value: signer.nombre },
            { label: texts.issuer, value: signer.prueba ? texts.trialIssuer : signer.emisor },
            { label: texts.period, value: fill(texts.span, values) },
            { label: texts.fingerprint, value: <code className={styles.print}>{signer.huella}</code> },
          ]}
        />
        <Actions>
          <Button icon={downloadIcon} isBusy={acts.busy === 'test'} onClick={acts.test}>
            {texts.test}
          </Button>
          {!isDisabled && <Button onClick={() => setAsking(true)}>{texts.remove}</Button>}
        </Actions>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.removeTitle}
        closeLabel={texts.close}
        confirm={texts.remove}
        cancel={texts.cancel}
        isDanger
        isBusy={acts.busy === 'remove'}
        onConfirm={() => {
          setAsking(false)
          void acts.remove()
        }}
      >
        <Stack gap="small">
          <p>{texts.removeText}</p>
          <StepUpHint />
        </Stack>
      </ConfirmDialog>
    </Panel>
  )
}

function KeyForm({ hasKey, acts }: { hasKey: boolean; acts: KeyActs }) {
  const [files, setFiles] = useState<File[]>([])
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const size = files.reduce((sum, file) => sum + file.size, 0)
  const needsPassword = files.some(({ name }) => /\.(p12|pfx)$/i.test(name))
  const fileFault =
    files.length === 0
      ? faults.fileMissing
      : size > largestKey
        ? fill(faults.fileLarge, { limit: largestKey / 1024 })
        : undefined
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (fileFault !== undefined || (needsPassword && password === '')) return
    if (!(await acts.keep(files, password))) return
    setFiles([])
    setPassword('')
    setTried(false)
  }
  return (
    <Panel title={hasKey ? texts.replace : texts.load}>
      <form method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack isNarrow>
          <FileInput
            label={texts.file}
            files={files}
            hint={texts.fileHint}
            isMultiple
            accept=".p12,.pfx,.pem,.crt,.cer,.key,application/x-pkcs12"
            error={acts.refused['archivo'] ?? (isTried ? fileFault : undefined)}
            isRequired
            onChange={setFiles}
            texts={{
              ...texts.fileTexts,
              remove: (name) => fill(texts.fileTexts.remove, { name }),
              sending: (name) => fill(texts.fileTexts.sending, { name }),
              size: fileSizeText,
            }}
          />
          <PasswordInput
            label={texts.password}
            hint={texts.passwordHint}
            value={password}
            autoComplete="off"
            maxLength={200}
            error={
              acts.refused['password'] ??
              (isTried && needsPassword && password === '' ? faults.passwordMissing : undefined)
            }
            isRequired={needsPassword}
            showLabel={texts.showPassword}
            hideLabel={texts.hidePassword}
            onChange={({ target }) => setPassword(target.value)}
          />
          <StepUpHint />
          <Actions>
            <Button
              type="submit"
              variant="primary"
              isBusy={acts.busy === 'keep'}
              disabled={acts.busy !== undefined}
            >
              {texts.keep}
            </Button>
            {!hasKey && (
              <Button
                isBusy={acts.busy === 'trial'}
                disabled={acts.busy !== undefined}
                onClick={() => void acts.trial()}
              >
                {texts.trial}
              </Button>
            )}
          </Actions>
          {!hasKey && <Quiet isSmall>{texts.trialHint}</Quiet>}
        </Stack>
      </form>
    </Panel>
  )
}
