import {
  mailboxAccesses,
  type MailboxAccess,
  usualPorts,
  usualServers,
} from '@enlace/contract/invoice-mail/limits.ts'
import type { WrittenMailbox } from '@enlace/contract/invoice-mail/settings/schemas.ts'
import { invoiceMailboxTexts as texts } from '@enlace/contract/invoice-mail/settings/texts.ts'
import { Select } from '@enlace/ui/select.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { FieldsProps } from './fields-props.ts'

type AccountFieldsProps = FieldsProps & { isKept: boolean }

/** By what the mailbox is entered: its password, or the company's application at the provider. */
export function AccountFields(props: AccountFieldsProps) {
  const { written, faults, mayWrite, onChange } = props
  const usual = { disabled: !mayWrite, autoComplete: 'off', spellCheck: false, isRequired: true }
  return (
    <>
      <Select
        label={texts.access}
        hint={texts.accessHints[written.acceso]}
        disabled={!mayWrite}
        value={written.acceso}
        options={mailboxAccesses.map((value) => ({ value, label: texts.accesses[value] }))}
        onChange={({ target }) =>
          onChange(enteredBy(mailboxAccesses.find((one) => one === target.value) ?? 'clave', written))
        }
      />
      <TextInput
        {...usual}
        label={texts.user}
        hint={texts.userHint}
        error={faults['usuario']}
        maxLength={254}
        value={written.usuario}
        onChange={({ target }) => onChange({ usuario: target.value })}
      />
      {written.acceso !== 'clave' && <ApplicationFields {...props} />}
      <SecretFields {...props} />
      <TextInput
        {...usual}
        label={texts.folder}
        hint={texts.folderHint}
        error={faults['carpeta']}
        maxLength={200}
        value={written.carpeta}
        onChange={({ target }) => onChange({ carpeta: target.value })}
      />
    </>
  )
}

/** Another way in needs other secrets; the provider's server is known. */
function enteredBy(acceso: MailboxAccess, { servidor }: WrittenMailbox): Partial<WrittenMailbox> {
  const known: readonly string[] = ['', ...Object.values(usualServers)]
  const others = { acceso, inquilino: '', cliente: '', clave: '', actualizacion: '' }
  if (acceso === 'clave' || !known.includes(servidor)) return others
  return { ...others, servidor: usualServers[acceso], seguridad: 'tls', puerto: usualPorts.tls }
}

function ApplicationFields({ written, faults, mayWrite, onChange }: AccountFieldsProps) {
  const usual = { disabled: !mayWrite, autoComplete: 'off', spellCheck: false, isRequired: true }
  return (
    <>
      {written.acceso === 'microsoft' && (
        <TextInput
          {...usual}
          label={texts.tenant}
          hint={texts.tenantHint}
          error={faults['inquilino']}
          maxLength={200}
          value={written.inquilino}
          onChange={({ target }) => onChange({ inquilino: target.value })}
        />
      )}
      <TextInput
        {...usual}
        label={texts.client}
        error={faults['cliente']}
        maxLength={200}
        value={written.cliente}
        onChange={({ target }) => onChange({ cliente: target.value })}
      />
    </>
  )
}

function SecretFields({ written, faults, mayWrite, isKept, onChange }: AccountFieldsProps) {
  const isToken = written.acceso !== 'clave'
  const usual = {
    disabled: !mayWrite,
    autoComplete: 'new-password',
    spellCheck: false,
    type: 'password' as const, // the type of the field, not any text
    isRequired: !isKept,
  }
  const hints = isToken
    ? { kept: texts.clientSecretKept, fresh: texts.clientSecretHint }
    : { kept: texts.passwordKept, fresh: texts.passwordHint }
  return (
    <>
      <TextInput
        {...usual}
        label={isToken ? texts.clientSecret : texts.password}
        hint={isKept ? hints.kept : hints.fresh}
        error={faults['clave']}
        maxLength={1000}
        value={written.clave}
        onChange={({ target }) => onChange({ clave: target.value })}
      />
      {written.acceso === 'google' && (
        <TextInput
          {...usual}
          label={texts.refresh}
          hint={isKept ? texts.refreshKept : texts.refreshHint}
          error={faults['actualizacion']}
          maxLength={2000}
          value={written.actualizacion}
          onChange={({ target }) => onChange({ actualizacion: target.value })}
        />
      )}
    </>
  )
}
