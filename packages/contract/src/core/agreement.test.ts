import { expect, it } from 'vitest'
import { blogDeskReceiptTexts } from '../blog/desk/texts.ts'
import { connectionTexts } from '../connections/texts.ts'
import { eventTexts } from '../events/visitor/texts.ts'
import { importsTexts } from '../imports/texts.ts'
import { anyOfText } from '../reports/filter-words.ts'
import { dashboardTexts } from '../dashboard/texts.ts'
import { fill } from './fill.ts'
import { importTexts } from '../imports/reading/texts.ts'
import { roadTexts } from '../documents/road-texts.ts'
import { staffInvitationTexts } from '../staff/sign-in/texts.ts'
import { staffActTexts } from '../staff/screen-texts.ts'
import { staffTexts } from '../staff/texts.ts'
import { usersTexts } from '../users/texts.ts'
import { supplierFormTexts } from '../suppliers/texts.ts'

const { report } = importTexts
const { result, check } = importsTexts

/** A counted text with its results for zero, one and two. */
const counted: readonly [text: string, said: readonly [string, string, string]][] = [
  [roadTexts.orders, ['0 órdenes', '1 orden', '2 órdenes']],
  [eventTexts.seatsOf, ['0 de 4 disponibles', '1 de 4 disponible', '2 de 4 disponibles']],
  [dashboardTexts.daysNote, ['en 0 facturas pagadas', 'en 1 factura pagada', 'en 2 facturas pagadas']],
  [
    report.findings,
    [
      '0 registros rechazados, 0 dudosos.',
      '1 registro rechazado, 1 dudoso.',
      '2 registros rechazados, 2 dudosos.',
    ],
  ],
  [
    result.undoHindrance,
    ['0: 0 filas, por ejemplo 0', '1: 1 fila, por ejemplo 1', '2: 2 filas, por ejemplo 2'],
  ],
  [
    check.confirm,
    [
      'El archivo está completo: dar por pagadas 0 facturas',
      'El archivo está completo: dar por pagada 1 factura',
      'El archivo está completo: dar por pagadas 2 facturas',
    ],
  ],
  [
    blogDeskReceiptTexts.reminded,
    ['Se recordó a 0 personas.', 'Se recordó a 1 persona.', 'Se recordó a 2 personas.'],
  ],
]

it.each(counted)('%s agrees with none, one and two', (text, said) => {
  const names = [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name)
  const of = (n: number) => fill(text, { ...Object.fromEntries(names.map((name) => [name, n])), cupo: 4 })
  expect([of(0), of(1), of(2)]).toEqual(said)
})

it('gives the columns of loads one gender: they count records', () => {
  const { read, inserted, updated, refused } = importsTexts.list
  for (const word of [read, inserted, updated, refused, connectionTexts.inserted]) expect(word).toMatch(/os$/)
  const { severity } = importTexts
  for (const word of Object.values(severity)) expect(word).toMatch(/o$/)
})

it.each([
  ['edad', 'Edad', 'Edad: todas'],
  ['sucursal', 'Sucursal', 'Sucursal: todas'],
  ['moneda', 'Moneda', 'Moneda: todas'],
  ['banco', 'Banco', 'Banco: todos'],
  ['zona', 'Zona', 'Zona: cualquiera'],
])(
  'says of the filter %s that it is off in the gender of its name, where that is known',
  (id, header, said) => {
    expect(anyOfText(id, header)).toBe(said)
  },
)

it('invites without saying whether it is a man or a woman', () => {
  const { title, invited } = staffInvitationTexts
  const { invitation, command } = usersTexts
  const sentences = [
    title,
    invited,
    invitation.invited,
    invitation.invitedBy,
    command.invited,
    staffTexts.command.invited,
    staffActTexts.done.invite,
    supplierFormTexts.invited,
  ]
  for (const sentence of sentences)
    expect(sentence).not.toMatch(/invitad[oa]|\bl[oae]s? invit(?:a|ó|aron)(?=[ .,])/i)
})
