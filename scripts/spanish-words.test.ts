import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { wordFaults } from './spanish-words.ts'
import { ROOT, sourceFiles } from './workspace.ts'

const textFiles = sourceFiles().filter((path) => /^packages\/contract\/src\/.*texts\.ts$/.test(path))

describe('the words of the screens', () => {
  test('are the same for the same thing, in the usted form and without jargon', () => {
    expect(textFiles.length).toBeGreaterThan(250)
    const faults = textFiles.flatMap((path) =>
      wordFaults(readFileSync(join(ROOT, path), 'utf8')).map((fault) => `${path}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test.each([
    'Pídalo al usuario principal',
    'Saldos del periodo',
    '{company} le invita a su portal',
    'El código salió a {correo}.',
    'Si puedes, revisa tus datos',
    'Configura el portal',
    'en la oficina se escribe una sola para todas',
    'Lo que llega. Primero lo que espera revisión.',
  ])('«%s» is found', (text) => {
    expect(wordFaults(`export const texts = { one: '${text}' }`)).toHaveLength(1)
  })

  test('a placeholder, a comment and a sentence of the specification are no fault', () => {
    expect(
      wordFaults(
        "/** The periodo. */ const a = { periodo: 'Del {periodo}', b: '¡Lo sentimos, aún no eres nuestro proveedor!' }",
      ),
    ).toEqual([])
  })
})
