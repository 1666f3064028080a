import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { PasswordInput } from './password-input.tsx'
import { Select } from './select.tsx'
import { TextInput } from './text-input.tsx'

describe('a field', () => {
  it('names its control by its label', () => {
    const html = renderToStaticMarkup(<TextInput id="email" label="Correo" />)
    expect(html).toMatch(/<label[^>]* for="email"[^>]*>Correo<\/label>/)
    expect(html).toMatch(/<input id="email"/)
    expect(html).not.toContain('aria-describedby')
  })

  it('ties hint and error to its control and marks it as wrong', () => {
    const html = renderToStaticMarkup(
      <TextInput id="email" label="Correo" hint="El suyo" error="No es válido" />,
    )
    expect(html).toContain('aria-describedby="email-hint email-error"')
    expect(html).toContain('aria-invalid="true"')
    expect(html).toMatch(/<p id="email-hint"[^>]*>El suyo<\/p>/)
    expect(html).toMatch(/<p id="email-error"[^>]*>.*No es válido<\/p>/)
  })

  it('shows the asterisk of a required field to the eye and says it to screen readers', () => {
    const html = renderToStaticMarkup(<TextInput id="nit" label="NIT" isRequired />)
    expect(html).toMatch(/aria-hidden="true">\*<\/span>/)
    expect(html).toContain('aria-required="true"')
  })

  it('hides a password until it is asked to show it', () => {
    const html = renderToStaticMarkup(
      <PasswordInput id="clave" label="Contraseña" showLabel="Mostrar" hideLabel="Ocultar" />,
    )
    expect(html).toContain('type="password"')
    expect(html).toMatch(/<button[^>]*aria-label="Mostrar"/)
  })

  it('offers what can be chosen, and a word while nothing is', () => {
    const options = [{ value: 'cc', label: 'Cédula' }]
    const html = renderToStaticMarkup(
      <Select label="Tipo" options={options} placeholder="Seleccione" defaultValue="" />,
    )
    expect(html).toMatch(/<option value="" disabled="" hidden="" selected="">Seleccione<\/option>/)
    expect(html).toContain('<option value="cc">Cédula</option>')
  })

  it('cuts what can be chosen at 70 characters, and has it whole in its title and name', () => {
    const whole = `${'Otras actividades '.repeat(4)}de apoyo`
    const html = renderToStaticMarkup(<Select label="Tipo" options={[{ value: '1', label: whole }]} />)
    expect(html).toContain(
      `title="${whole}" aria-label="${whole}">Otras actividades Otras actividades Otras actividades Otras…</option>`,
    )
  })

  it('ties the error of a checkbox to it', () => {
    const html = renderToStaticMarkup(<Checkbox id="terms" label="Acepto" error="Es obligatorio" />)
    expect(html).toContain('aria-describedby="terms-error"')
  })
})

describe('the summary of a form', () => {
  it('leads to each field by a button, because a link to a fragment would be a route', () => {
    const html = renderToStaticMarkup(
      <ErrorSummary
        title="Revise"
        errors={[{ fieldId: 'email', message: 'No es válido' }, { message: 'Ocupado' }]}
      />,
    )
    expect(html).toContain('role="alert"')
    expect(html).toMatch(/<button[^>]*>No es válido<\/button>/)
    expect(html).toContain('<li>Ocupado</li>')
    expect(html).not.toContain('href')
  })
})
