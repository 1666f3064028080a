import { PersonAsked } from '@enlace/contract/personal-data/schemas.ts'
import { personalDataTexts as texts } from '@enlace/contract/personal-data/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { searchIcon } from '@enlace/ui/core/icons.ts'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { FormShell } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'

type FindFormProps = { correo: string; onFind: (correo: string) => void }

/** Asks for the email of a person. */
export function FindForm({ correo, onFind }: FindFormProps) {
  const form = useContractForm<PersonAsked, PersonAsked>({ schema: PersonAsked, defaults: { correo } })
  return (
    <FormShell form={form} isSending={false} problem={null} onSubmit={(asked) => onFind(asked.correo)}>
      <TextInput
        {...form.field('correo')}
        type="email"
        autoComplete="off"
        label={texts.email}
        hint={texts.emailHint}
        maxLength={254}
      />
      <div>
        <Button type="submit" variant="primary" icon={searchIcon}>
          {texts.find}
        </Button>
      </div>
    </FormShell>
  )
}
