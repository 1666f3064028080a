import { type ComponentProps, useState } from 'react'
import { eyeIcon, eyeOffIcon } from './core/icons.ts'
import { Field, type FieldTexts } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './password-input.module.css'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldTexts & {
    /** The words of the eye while the password is hidden, and while it is shown. */
    showLabel: string
    hideLabel: string
  }

/** A password that can be looked at while it is typed. */
export function PasswordInput({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  id,
  showLabel,
  hideLabel,
  ...input
}: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field {...{ id, label, hint, error, isRequired, isLabelHidden }}>
      {(control) => (
        <div className={styles.password}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
          />
          <IconButton
            icon={isShown ? eyeOffIcon : eyeIcon}
            label={isShown ? hideLabel : showLabel}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </Field>
  )
}
