import { fill } from '@enlace/contract/core/fill.ts'
import { copyParts, type InstalledCompany, NewCompany } from '@enlace/contract/companies/schemas.ts'
import { companiesTexts as texts } from '@enlace/contract/companies/texts.ts'
import { formatNit, readNit } from '@enlace/domain/nit.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { FormFooter } from '@enlace/ui/form-footer.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { FormShell, type FormProblem } from '@enlace/web/form/form-shell.tsx'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { useWatch } from 'react-hook-form'
import { ColourInput } from './colour-input.tsx'
import { CopiedParts } from './copied-parts.tsx'

type NewCompanyViewProps = {
  isOperator: boolean
  /** Companies whose set-up may be copied. */
  sources: readonly InstalledCompany[]
  sending: { isSending: boolean; problem: FormProblem | null }
  cancelHref: string
  onCreate: (wanted: NewCompany) => Promise<boolean>
}

const nothing: NewCompany = {
  nit: '',
  nombre: '',
  colour: '#1f3a5f',
  host: '',
  copyFrom: null,
  parts: [...copyParts],
}

/** A new company: what it is, where it is found, and what it begins with. */
export function NewCompanyView({ isOperator, sources, sending, cancelHref, onCreate }: NewCompanyViewProps) {
  const form = useContractForm<NewCompany, NewCompany>({
    schema: NewCompany,
    defaults: nothing,
    draft: 'new-company',
  })
  const [nit, colour, copyFrom, parts] = useWatch({
    control: form.control,
    name: ['nit', 'colour', 'copyFrom', 'parts'],
  })
  const read = readNit(nit)
  const source = sources.find(({ id }) => id === copyFrom)
  const handleSubmit = async (wanted: NewCompany) => {
    if (source && wanted.parts.length === 0) {
      form.setError('parts', { message: texts.create.noParts })
      return
    }
    if (await onCreate({ ...wanted, copyFrom: source?.id ?? null })) form.clearDraft()
  }
  return (
    <Stack gap="large" isNarrow>
      <PageHeading title={texts.create.title} description={texts.create.intro} />
      {!isOperator && <Banner kind="warning">{texts.list.notOperator}</Banner>}
      <FormShell form={form} {...sending} onSubmit={(wanted) => void handleSubmit(wanted)}>
        <TextInput
          {...form.field('nit')}
          label={texts.nit}
          hint={
            'reason' in read
              ? texts.nitHint
              : fill(texts.nitRead, { nit: formatNit(read.documento_numero, read.documento_dv) })
          }
          isRequired
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          {...form.field('nombre')}
          label={texts.nombre}
          hint={texts.nombreHint}
          isRequired
          autoComplete="off"
        />
        <ColourInput
          field={form.field('colour')}
          colour={colour}
          onPick={(picked) => form.setValue('colour', picked, { shouldDirty: true })}
        />
        <TextInput
          {...form.field('host')}
          label={texts.create.host}
          hint={texts.hosts.hint}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <Select
          label={texts.create.begin}
          hint={copyFrom === null ? texts.create.emptyHint : undefined}
          value={String(copyFrom ?? '')}
          options={[
            { value: '', label: texts.create.empty },
            ...sources.map(({ id, nombre }) => ({
              value: String(id),
              label: fill(texts.create.copy, { company: nombre }),
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            form.setValue('copyFrom', value === '' ? null : Number(value))
          }
        />
        {source && (
          <CopiedParts
            source={source.nombre}
            parts={parts}
            error={form.field('parts').error}
            onChange={(next) => {
              form.clearErrors('parts')
              form.setValue('parts', next)
            }}
          />
        )}
        <StepUpHint />
        <FormFooter>
          <ButtonLink href={cancelHref}>{texts.create.cancel}</ButtonLink>
          <Button type="submit" variant="primary" isBusy={sending.isSending} disabled={!isOperator}>
            {texts.create.submit}
          </Button>
        </FormFooter>
      </FormShell>
    </Stack>
  )
}
