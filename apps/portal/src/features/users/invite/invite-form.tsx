import { fill } from '@enlace/contract/core/fill.ts'
import { formTexts } from '@enlace/contract/core/form/texts.ts'
import { mostInvited, userLimits } from '@enlace/contract/users/limits.ts'
import { userRoleHints, userRoleTexts } from '@enlace/contract/users/access-texts.ts'
import { userFormTexts as texts } from '@enlace/contract/users/screen-texts.ts'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { grantableRoles } from '@enlace/domain/user-roles.ts'
import { Button } from '@enlace/ui/button.tsx'
import { closeIcon } from '@enlace/ui/core/icons.ts'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { type ClipboardEvent, type FormEvent, useId, useState } from 'react'
import { countText } from '@enlace/web/document/shown.ts'
import type { Sending } from '@enlace/web/form/use-sending.ts'
import { emailsIn, faultOf, invitationsOf, type InviteLine, newLine } from './invite-values.ts'
import styles from '../user/users.module.css'

type InviteFormProps = {
  sending: Sending
  /** Emails that are users already, as the server said. */
  known: readonly string[]
  /** Answers the emails that were invited: their lines go. */
  onSubmit: (lines: readonly InviteLine[]) => Promise<readonly string[]>
}

/** An email and a role a line; a list of emails that is pasted fills several lines. */
export function InviteForm({ sending, known, onSubmit }: InviteFormProps) {
  const formId = useId()
  const [lines, setLines] = useState<readonly InviteLine[]>([newLine(1)])
  const [isChecked, setIsChecked] = useState(false)
  const faults = lines.map((line) => (isChecked ? faultOf(line, lines, known) : undefined))
  const { people } = invitationsOf(lines)
  const isEmpty = isChecked && people.length === 0

  const change = (id: number, part: Partial<InviteLine>) =>
    setLines(lines.map((line) => (line.id === id ? { ...line, ...part } : line)))
  const handlePaste = (id: number, event: ClipboardEvent) => {
    const emails = emailsIn(event.clipboardData.getData('text'))
    if (emails.length < 2) return
    event.preventDefault()
    const others = lines.filter((line) => line.id !== id && line.email !== '')
    const next = Math.max(...lines.map((line) => line.id)) + 1
    const pasted = emails.map((email, at) => ({ ...newLine(next + at), email }))
    setLines([...others, ...pasted].slice(0, mostInvited))
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    const isWrong = people.length === 0 || lines.some((line) => faultOf(line, lines, []) !== undefined)
    if (isWrong || sending.isSending) return
    const invited = await onSubmit(lines)
    const left = lines.filter(({ email }) => !invited.includes(email.trim().toLowerCase()))
    setLines(left.length === 0 ? [newLine(1)] : left)
  }
  return (
    <form
      method="post"
      noValidate
      aria-busy={sending.isSending || undefined}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <Stack>
        {sending.problem && (
          <ErrorSummary title={formTexts.refusedTitle} errors={[{ message: sending.problem.message }]} />
        )}
        {isEmpty && (
          <ErrorSummary
            title={formTexts.refusedTitle}
            errors={[{ fieldId: `${formId}-${lines[0]?.id ?? 1}`, message: texts.faults.nobody }]}
          />
        )}
        <PlainList gap="large">
          {lines.map((line, at) => (
            <li key={line.id} className={styles.invited}>
              <TextInput
                id={`${formId}-${line.id}`}
                type="email"
                label={fill(texts.emailOf, { n: at + 1 })}
                value={line.email}
                error={faults[at]}
                maxLength={userLimits.email}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={(event) => change(line.id, { email: event.currentTarget.value })}
                onPaste={(event) => handlePaste(line.id, event)}
              />
              <Select
                label={fill(texts.roleOf, { n: at + 1 })}
                value={line.role}
                options={grantableRoles.map((role) => ({ value: role, label: userRoleTexts[role] }))}
                onChange={(event) => {
                  const role = grantableRoles.find((one) => one === event.currentTarget.value)
                  if (role) change(line.id, { role })
                }}
              />
              <span className={styles.remove}>
                {lines.length > 1 && (
                  <IconButton
                    icon={closeIcon}
                    label={fill(texts.removePerson, { n: at + 1 })}
                    onClick={() => setLines(lines.filter((other) => other.id !== line.id))}
                  />
                )}
              </span>
              <p className={styles.note}>{userRoleHints[line.role]}</p>
            </li>
          ))}
        </PlainList>
        {lines.length < mostInvited && (
          <div>
            <Button onClick={() => setLines([...lines, newLine(Math.max(...lines.map(({ id }) => id)) + 1)])}>
              {texts.addPerson}
            </Button>
          </div>
        )}
        <DialogFooter
          cancel={formTexts.cancel}
          confirm={countText(texts.sendInvitations, Math.max(1, people.length))}
          isBusy={sending.isSending}
        />
      </Stack>
    </form>
  )
}
