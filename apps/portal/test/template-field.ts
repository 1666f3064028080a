import type { TemplateField } from '@enlace/web/template/template.ts'

/** A question of a registration form: a text that may be left empty, unless a test says otherwise. */
export const buildTemplateField = (name: string, more: Partial<TemplateField> = {}): TemplateField => ({
  name,
  label: name,
  hint: '',
  kind: 'text',
  inputType: 'text',
  only: undefined,
  isRequired: false,
  maxLength: undefined,
  placeholder: undefined,
  autoComplete: undefined,
  start: '',
  options: [],
  source: undefined,
  dependsOn: undefined,
  isMultiple: false,
  accept: '',
  words: [],
  ...more,
})
