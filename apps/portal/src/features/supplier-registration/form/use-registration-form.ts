import { supplierRegistrationTexts as texts } from '@enlace/contract/supplier-registration/texts.ts'
import { useEffect, useMemo, useState } from 'react'
import type { FormProblem } from '@enlace/web/form/form-shell.tsx'
import { newRequestKey } from '@enlace/web/form/request-key.ts'
import { useContractForm } from '@enlace/web/form/use-contract-form.ts'
import { type Answers, emptyAnswers, isBlank, schemaOf, supplierOf } from './answers.ts'
import { cleanTemplate } from '@enlace/web/template/clean-template.ts'
import { fieldsOf, hasCaptcha, type TemplateField } from '@enlace/web/template/template.ts'
import { useAttachments } from './use-attachments.ts'
import { useNitCheck } from './use-nit-check.ts'

/** Of the draft: the key by which the server knows that a form is the same one. */
const keyName = 'idempotencyKey'

/** A form that is ready to be sent. */
export type ReadyForm = {
  supplier: Record<string, string | boolean>
  files: { field: string; file: File }[]
  idempotencyKey: string
}

/** What a registration form is made of and starts with. */
export type RegistrationFormParts = {
  html: string
  /** What is known already: the NIT of a search, or all that a returned request said. */
  given: Readonly<Record<string, unknown>>
  /** Names of files that the company has, by the names of their fields. */
  keptFiles: Readonly<Record<string, string>>
  /** The name of the draft. */
  draft: string
  /** A correction proves by its link who sends it. */
  needsCaptcha: boolean
  problem: FormProblem | null
  refusalOfNit: (documentId: string, documentIdVerify: string) => Promise<string | undefined>
}

/** The template's questions as a form: its rules, its files, what is missing, and what is sent when nothing is. */
export function useRegistrationForm(parts: RegistrationFormParts) {
  const { html, given, keptFiles, problem } = parts
  const nodes = useMemo(() => cleanTemplate(html), [html])
  const fields = useMemo(() => fieldsOf(nodes), [nodes])
  const asksCaptcha = parts.needsCaptcha && hasCaptcha(nodes)
  const form = useContractForm<Answers, Answers>({
    schema: schemaOf(fields),
    defaults: { ...emptyAnswers(fields, given), [keyName]: '' },
    draft: parts.draft,
  })
  const attachments = useAttachments(problem?.fields)
  const [captcha, setCaptcha] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const [missing, setMissing] = useState<readonly string[]>([])
  const nit = useNitCheck(form.watch('documentID'), form.watch('documentIdVerify'), parts.refusalOfNit)
  const { setValue, getValues } = form

  // What a link brings stands above what an older draft left empty.
  useEffect(() => {
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === 'string' && getValues(name) === '') setValue(name, value)
    }
  }, [given, getValues, setValue])

  const isMissing = (field: TemplateField) =>
    field.isRequired &&
    (field.kind === 'file'
      ? attachments.of(field.name).length === 0 && keptFiles[field.name] === undefined
      : isBlank(getValues(field.name) ?? null))

  /** Tells the labels of what is asked for and missing, in the order of the template (spec 5). */
  const tellMissing = (): boolean => {
    const labels = [
      ...fields.filter(isMissing).map(({ label }) => label),
      ...(asksCaptcha && captcha === '' ? [texts.captcha] : []),
    ]
    setIsChecked(true)
    setMissing(labels)
    return labels.length > 0
  }
  /** What is to be sent; nothing while something is missing or wrong. */
  const read = (answers: Answers): ReadyForm | undefined => {
    if (tellMissing() || attachments.hasFaults || nit.refusal !== undefined) return undefined
    const { [keyName]: kept, ...typed } = answers
    const idempotencyKey = typeof kept === 'string' && kept !== '' ? kept : newRequestKey()
    setValue(keyName, idempotencyKey)
    return {
      supplier: { ...supplierOf(typed), captchaValue: captcha },
      files: attachments.all(),
      idempotencyKey,
    }
  }
  const startOver = () => {
    form.startOver()
    attachments.clear()
    setIsChecked(false)
  }
  return {
    form,
    nodes,
    asksCaptcha,
    attachments,
    nit,
    missing,
    read,
    startOver,
    tellMissing,
    setCaptcha,
    forgetMissing: () => setMissing([]),
    isMissing: (field: TemplateField) => isChecked && isMissing(field),
    isCaptchaMissing: isChecked && asksCaptcha && captcha === '',
  }
}
