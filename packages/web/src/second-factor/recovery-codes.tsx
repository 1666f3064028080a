import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { CloseContext } from '@enlace/ui/core/closing.ts'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useContext, useEffect, useRef } from 'react'
import styles from './recovery-codes.module.css'

type RecoveryCodesViewProps = {
  codes: readonly string[]
  /** Whether the person had unused codes, which these replace. */
  replacesOld?: boolean
  onKept: () => void
}

/** The codes for an emergency, shown this once: to be copied, saved as a file or written down. */
export function RecoveryCodesView({ codes, replacesOld = false, onKept }: RecoveryCodesViewProps) {
  const isInDialog = useContext(CloseContext) !== undefined
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => list.current?.focus(), [])
  const handleCopy = () => {
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast({ kind: 'success', message: texts.codesCopied }),
      () => toast({ kind: 'error', message: texts.codesNotCopied }),
    )
  }
  return (
    <Stack>
      <p>{texts.codesIntro}</p>
      {replacesOld && <p>{texts.codesReplaced}</p>}
      <ol ref={list} className={styles.codes} tabIndex={-1} aria-label={texts.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Actions>
        <Button onClick={handleCopy}>{texts.codesCopy}</Button>
        <Button onClick={() => saveCodes(codes)}>{texts.codesDownload}</Button>
      </Actions>
      {isInDialog ? (
        <DialogFooter confirm={texts.codesKept} onConfirm={onKept} />
      ) : (
        <Button variant="primary" size="large" isWide onClick={onKept}>
          {texts.codesKept}
        </Button>
      )}
    </Stack>
  )
}

function saveCodes(codes: readonly string[]) {
  const text = `${texts.codesFileTitle}\r\n\r\n${codes.join('\r\n')}\r\n`
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = texts.codesFile
  link.click()
  // The browser has taken the text by the time the click was handled.
  setTimeout(() => URL.revokeObjectURL(address))
}
