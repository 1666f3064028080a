import { personLimits } from '@enlace/contract/core/person/schemas'
import { personTexts } from '@enlace/contract/core/person/texts'
import type { Validation } from '@enlace/contract/core/person/validation'
import { JoinedUserForm, UserForm as UserRules } from '@enlace/contract/features/users/form-schemas'
import { userLimits } from '@enlace/contract/features/users/limits'
import type { User } from '@enlace/contract/features/users/schemas'
import { userFormTexts as texts } from '@enlace/contract/features/users/screen-texts'
import { identificationTypes } from '@enlace/domain/catalogue/identification-types'
import { Button } from '@enlace/ui/button'
import { LettersInput } from '@enlace/ui/letters-input'
import { NumericInput } from '@enlace/ui/numeric-input'
import { Select } from '@enlace/ui/select'
import { Stack } from '@enlace/ui/stack'
import { TextInput } from '@enlace/ui/text-input'
import { FormShell } from '../../core/form/form-shell.tsx'
import { useContractForm } from '../../core/form/use-contract-form.ts'
import type { Sending } from '../../core/questions/use-sending.ts'
import { GrantFields } from './grant-fields.tsx'
import type { GrantedBranch } from './use-branches.ts'
import { useLiveChecks } from './use-live-checks.ts'
import type { UserValues } from './user-values.ts'
import styles from './users.module.css'

/** What the server says of single fields; nothing where it does not answer. */
export type FieldChecks = {
  email: (email: string, user?: string) => Promise<Validation>
  identification: (idDocument: string, document: string, user?: string) => Promise<Validation>
}

type UserFormProps = {
  /** Who is changed; nobody yet where one is created. */
  user?: User
  defaults: UserValues
  draft?: string
  branches: readonly GrantedBranch[]
  submitLabel: string
  sending: Sending
  checks: FieldChecks
  /** Answers whether it was taken. */
  onSubmit: (values: UserValues) => Promise<boolean>
}

/** Who a user is and what it is granted. */
export function UserForm(props: UserFormProps) {
  const { user, defaults, draft, branches, submitLabel, sending, checks, onSubmit } = props
  const form = useContractForm<UserValues, UserValues>({
    schema: user?.hasJoined ? JoinedUserForm : UserRules,
    defaults,
    ...(draft !== undefined && { draft }),
  })
  const leave = useLiveChecks(form, checks, user?.id)
  const type = form.watch('tipo_identificacion')
  const number = form.field('identificacion')
  const email = form.field('email')
  const handleSubmit = async (values: UserValues) => {
    if (await onSubmit(values)) form.clearDraft()
  }
  return (
    <FormShell
      form={form}
      isSending={sending.isSending}
      problem={sending.problem}
      onSubmit={(values) => void handleSubmit(values)}
    >
      <fieldset className={styles.group}>
        <legend>{texts.person}</legend>
        <Stack>
          {user?.hasJoined ? (
            <p>{texts.ownPerson}</p>
          ) : (
            <>
              <TextInput
                {...email}
                type="email"
                label={texts.email}
                hint={user ? texts.emailMoves : undefined}
                isRequired
                maxLength={userLimits.email}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onBlur={(event) => {
                  email.onBlur(event)
                  leave.onEmailLeft()
                }}
              />
              <div className={styles.pair}>
                <LettersInput
                  {...form.field('firstName')}
                  label={personTexts.firstName}
                  isRequired
                  maxLength={personLimits.firstName}
                  autoComplete="off"
                />
                <LettersInput
                  {...form.field('lastName')}
                  label={personTexts.lastName}
                  isRequired
                  maxLength={personLimits.lastName}
                  autoComplete="off"
                />
              </div>
              <div className={styles.pair}>
                <NumericInput
                  {...form.field('movilIndicative')}
                  isWhole
                  type="tel"
                  label={personTexts.indicative}
                  hint={personTexts.indicativeHint}
                  isRequired
                  maxLength={personLimits.indicative}
                  autoComplete="off"
                />
                <NumericInput
                  {...form.field('movil')}
                  isWhole
                  type="tel"
                  label={texts.movilOptional}
                  hint={personTexts.movilHint}
                  maxLength={personLimits.movil}
                  autoComplete="off"
                />
              </div>
            </>
          )}
          <div className={styles.pair}>
            <Select
              {...form.field('tipo_identificacion')}
              label={texts.identificationType}
              options={[
                { value: '', label: texts.noType },
                ...identificationTypes.map(({ id, nombre }) => ({ value: id, label: nombre })),
              ]}
            />
            <NumericInput
              {...number}
              isWhole
              label={texts.identification}
              hint={type === '' ? texts.identificationHint : undefined}
              disabled={type === ''}
              maxLength={userLimits.identificacion}
              autoComplete="off"
              onBlur={(event) => {
                number.onBlur(event)
                leave.onIdentificationLeft()
              }}
            />
          </div>
          <TextInput
            {...form.field('cargo')}
            label={texts.cargo}
            maxLength={userLimits.cargo}
            autoComplete="off"
          />
        </Stack>
      </fieldset>
      {user?.isMaster ? <p>{texts.masterRole}</p> : <GrantFields form={form} branches={branches} />}
      <Button type="submit" variant="primary" size="large" isBusy={sending.isSending}>
        {submitLabel}
      </Button>
    </FormShell>
  )
}
