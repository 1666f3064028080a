import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isTextFile, textConstants, textLiterals } from './text-constants.ts'
import { ROOT, sourceFiles } from './workspace.ts'

/** A word or form that screens and manual do not use, and what they say instead. */
type Rejected = { pattern: RegExp; instead: string }

/** One thing has one name (docs/glossary.md, Words of the screens), and a sentence is written in the usted form. */
const rejected: readonly Rejected[] = [
  { pattern: /(?<![-\w])[Mm][aá]sters?(?![-\w])|\b[Mm]aestros?\b/, instead: 'usuario principal' },
  { pattern: /(?<![{\w])[Pp]eriodo(?![\w}])/, instead: 'período' },
  { pattern: /^Noticias$|^Blog y comunicados$/, instead: 'Blog' },
  { pattern: /\b[Hh]istorias?\b/, instead: 'historial' },
  { pattern: /(?<!pestaña )\bMis datos(?!$)/, instead: 'Mis Datos' },
  {
    pattern:
      /\b(?:ingres(?:ar|a|an|ó|aron|en?)|entr(?:ar|a|an|ó|aron|en?)) (?:de nuevo|al portal|a la administración|en la administración|con (?:su|la|el) (?:correo|contraseña|cuenta)|por (?:él|este|ese))/i,
    instead: 'iniciar sesión, tener acceso',
  },
  {
    pattern: /\b(?:al|para|quien) ingres(?:ar|a)\b(?! (?:el|la|los|las|un|una))/i,
    instead: 'iniciar sesión',
  },
  { pattern: /(?:^|\. |; )[Vv]ac[ií][oa]s?[:,]/, instead: 'si lo deja vacío, …' },
  {
    pattern: /\b[Dd]iga (?:en qué|si|al|más) |\b(?:[Dd]ígal[oa]s?|[Ee]scoja|[Pp]árt[ea]l[oa])\b/,
    instead: 'indique, elija, divida',
  },
  {
    pattern: /\b(?:lo suyo|lo mío|por sí sol[oa]|de más\.|nadie entra|se queda como está)\b/i,
    instead: 'what is meant',
  },
  { pattern: /\b[Dd]ar? por cumplida|\b[Dd]io por cumplida/, instead: 'marcar como cumplida' },
  { pattern: /^Nosotros$/, instead: 'Quiénes somos' },
  { pattern: /pol[ií]tica de (?:privacidad|datos)\b/i, instead: 'política de tratamiento de datos' },
  { pattern: /^Extracto$/, instead: 'Resumen' },
  { pattern: /^Preguntas?(?: \{|$)|[Pp]reguntas? de (?:un|los) proveedor/, instead: 'consulta' },
  {
    pattern: /[Ee]mitir (?:los |todos|certificado)|[Cc]ertificados? emitidos?(?! por)/,
    instead: 'expedir, expedido',
  },
  { pattern: /suélte(?:l[oa]s?)\b/, instead: 'arrástrelo' },
  { pattern: /\b(?:le|lo|la) invit(?:a|ó|aron|amos)\b/i, instead: 'recibió una invitación de' },
  {
    pattern: /\bsal(?:e|ió|ieron) (?:de nuevo )?(?:a|hacia|para) \{(?:correo|email|para)\}/,
    instead: 'se envió a',
  },
  {
    pattern: /\b(?:tu|tus|ti|contigo|tienes|puedes|debes|eres|quieres)\b|\bintenta de nuevo\b/i,
    instead: 'the usted form',
  },
  {
    pattern: /^(?:Configura|Atiende|Escribe|Elige|Haz|Ingresa) /,
    instead: 'an infinitive or the usted form',
  },
  { pattern: /\ben la oficina\b/, instead: 'en la administración' },
  { pattern: /\ben plata\b/, instead: 'en pesos' },
  { pattern: /\b[Ff]rescura\b(?!\})/, instead: 'actualización de las fuentes' },
  { pattern: /\b[Mm]irar los\b|\bse miran?\b|\bMire\b/, instead: 'revisar' },
  { pattern: /\ba sí mismo:/, instead: 'autofirmado' },
  { pattern: /\bInformes en otra parte\b/, instead: 'informes externos' },
  { pattern: /(?:^|\. )Primero l[oa]/, instead: 'aparecen primero' },
  {
    pattern: /vuelven? a ser lo que|volvieron a ser lo que/,
    instead: 'se eliminan o vuelven a su valor anterior',
  },
  {
    pattern: /nadie da por pagad|mientras nadie espera|(?:que están|quién está) dentro/i,
    instead: 'what is meant',
  },
  { pattern: /^A \{(?:date|fecha)\}/, instead: 'al' },
]

/** Sentences that keep such a form, each with its reason. */
const allowed: ReadonlyMap<string, string> = new Map([
  ['Para continuar con este proceso debes diligenciar los siguientes datos:', 'quoted by the specification'],
  ['¡Lo sentimos, aún no eres nuestro proveedor!', 'quoted by the specification'],
  ['¡Oops! Error en el Servidor ... intenta de nuevo más tarde', 'quoted by the specification'],
  ['Periodo', 'a header of files that the loads recognise'],
  ['Master', 'the name of the role, of screens 2.13'],
  ['Ceder rol Master', 'of screens 2.13'],
  ['Ceder rol Master a {nombre}', 'of screens 2.13'],
])

/** The name of the role in a sentence that explains it. */
const roleName = /\brol Master\b/

/** What a file of texts says in words that the screens do not use, with what to write instead. */
function wordFaults(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const literals = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(
    ([, plain, template]) => plain ?? template ?? '',
  )
  return literals.filter((text) => !allowed.has(text)).flatMap(faultsOf)
}

function faultsOf(sentence: string): string[] {
  const text = sentence.replace(roleName, 'rol')
  return rejected.filter(({ pattern }) => pattern.test(text)).map(({ instead }) => `${text} (${instead})`)
}

/** The sentences of a page of the manual, without the words by which it is found, which are those of its readers. */
const manualLines = (page: string): string[] => page.split('\n').filter((line) => !line.startsWith('words:'))

/** Words that end in s behind a count and are no plural of what it counts. */
const uncounted = new Set(
  'además antes ante dos es las les los mas menos mientras ms más nos practicamos pues quizás son sus tras tres'.split(
    ' ',
  ),
)

/** A limit, which is never one, and what the sentence says of all: `los {n} cambios más recientes`. */
const isLimit =
  /(?:hasta|máximo(?: de)?|más de|menos de|al menos|mínimo|primer[oa]s \{\w+\} de|(?<!\p{L})(?:a|los|las)) $/iu

/** Texts that somebody else already chose by the number: those of `many`, and of the plural `other`. */
const chosenByNumber =
  /\b(?:many|other):\s*(?:'(?:[^'\\\n]|\\.)*'|\{(?:\s*\w+:\s*(?:'(?:[^'\\\n]|\\.)*'|[\w.]+),?)+\s*\})/g

/** The counts of a file of texts whose noun stays in the plural where the count is one. */
function pluralFaults(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(chosenByNumber, '')
  return [
    ...code.matchAll(/(?<lead>[^\n]*?)\{(?<name>\w+)\} (?<noun>[a-záéíóúñü]+s)(?![\p{L}:|])/gu),
  ].flatMap(({ groups }) => {
    const { lead = '', name = '', noun = '' } = groups ?? {}
    return uncounted.has(noun) || isLimit.test(lead) ? [] : [`{${name}} ${noun}`]
  })
}

/** Where a variable or a command may be named: behind "Detalles técnicos", and on the command line. */
const isTechnicalFile = (path: string) => /technical-texts\.ts$|cli-texts\.ts$|\/core\/cli\//.test(path)
const isTechnicalConstant = (name: string) => /cli|command/i.test(name)

/** The texts of screens and mails that name a variable of the installation. */
function variableFaults(path: string, source: string): string[] {
  if (isTechnicalFile(path)) return []
  const starts = textConstants(path, source)
  const constantAt = (start: number) => starts.findLast((constant) => constant.start <= start)?.name ?? ''
  return textLiterals(path, source)
    .filter(({ value, start }) => /[A-Z]{3,}_[A-Z_]+/.test(value) && !isTechnicalConstant(constantAt(start)))
    .map(({ value }) => value)
}

/** The one-line descriptions that begin like a riddle instead of naming what the screen holds. */
const descriptionFaults = (source: string): string[] =>
  [
    ...source.matchAll(
      /\bdescription:\s*'((?:Lo que|Qué|Quién|Cómo|Cuándo|Hasta cuándo|Desde (?:qué|cuándo))[^\p{L}][^']*)/gu,
    ),
  ].map(([, text]) => text ?? '')

const textFiles = sourceFiles().filter((path) =>
  /^packages\/contract\/src\/.*(texts|[/-]document)\.ts$/.test(path),
)

describe('the words of the screens', () => {
  test('are the same for the same thing, in the usted form and without jargon', () => {
    expect(textFiles.length).toBeGreaterThan(250)
    const faults = textFiles.flatMap((path) =>
      wordFaults(readFileSync(join(ROOT, path), 'utf8')).map((fault) => `${path}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test('are those of the manual', () => {
    const pages = globSync('docs/manual/*/*.md', { cwd: ROOT })
    expect(pages.length).toBeGreaterThan(60)
    const faults = pages.flatMap((path) =>
      manualLines(readFileSync(join(ROOT, path), 'utf8')).flatMap((line) =>
        faultsOf(line).map((fault) => `${path}: ${fault}`),
      ),
    )
    expect(faults).toEqual([])
  })

  test.each([
    'Pídalo al usuario Master',
    'Queda en la historia del contrato',
    'Puede entrar de nuevo al portal',
    'Al ingresar se le pedirá un código',
    'El remitente. Vacío: el de la compañía',
    'Diga en qué columna viene',
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

  test('name no variable of the installation outside of the technical details', () => {
    const faults = sourceFiles()
      .filter(isTextFile)
      .flatMap((path) =>
        variableFaults(path, readFileSync(join(ROOT, path), 'utf8')).map((fault) => `${path}: ${fault}`),
      )
    expect(faults).toEqual([])
  })

  test('a variable is found on a screen, not among the technical details or on the command line', () => {
    const source = (name: string) => `export const ${name} = { text: 'Configúrelo con SMTP_URL.' }`
    const path = 'packages/contract/src/shop/texts.ts'
    expect(variableFaults(path, source('shopTexts'))).toEqual(['Configúrelo con SMTP_URL.'])
    expect(variableFaults(path, source('shopCommandTexts'))).toEqual([])
    expect(variableFaults('packages/contract/src/core/technical-texts.ts', source('technicalTexts'))).toEqual(
      [],
    )
  })

  test('a description names what the screen holds', () => {
    const faults = textFiles.flatMap((path) =>
      descriptionFaults(readFileSync(join(ROOT, path), 'utf8')).map((fault) => `${path}: ${fault}`),
    )
    expect(faults).toEqual([])
    expect(descriptionFaults("a = { description: 'Quién hizo qué.' }")).toEqual(['Quién hizo qué.'])
    expect(descriptionFaults("a = { description: 'Sesiones abiertas.' }")).toEqual([])
  })

  test('agree with a count of one', () => {
    const faults = textFiles.flatMap((path) =>
      pluralFaults(readFileSync(join(ROOT, path), 'utf8')).map((fault) => `${path}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test.each(['{n} facturas', 'para {n} proveedores', 'Últimos {days} días', 'Quedan {a} filas y {b}.'])(
    '«%s» does not agree with one',
    (text) => expect(pluralFaults(`export const texts = { one: '${text}' }`)).toHaveLength(1),
  )

  test.each([
    '{n} {n:factura|facturas}',
    'Escriba hasta {n} caracteres.',
    'Se muestran los {n} cambios más recientes.',
    '{n} más están en el portal',
  ])('«%s» does, or is never one', (text) => {
    expect(pluralFaults(`export const texts = { one: '${text}' }`)).toEqual([])
  })

  test('a text that was chosen by its number may be in the plural', () => {
    expect(pluralFaults("a = { one: '1 fila', many: '{n} filas', other: '{n} filas', }")).toEqual([])
    expect(pluralFaults("a = { many: { title: 'Filas', sentence: '{n} filas' }, }")).toEqual([])
  })

  test('a placeholder, a comment and a sentence of the specification are no fault', () => {
    expect(
      wordFaults(
        "/** The periodo. */ const a = { periodo: 'Del {periodo}', b: '¡Lo sentimos, aún no eres nuestro proveedor!' }",
      ),
    ).toEqual([])
  })
})
