import { connectionTexts as texts } from '@enlace/contract/connections/texts.ts'
import { connectionSystems } from '@enlace/domain/connections.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReachedFields } from './reached-fields.tsx'

const written = {
  nombre: 'ERP',
  direccion: '',
  base: '',
  usuario: '',
  secreto: '',
  registros: [],
  cada: 60 as const,
  archivos: [],
}

test.each(connectionSystems)('says of the user of %s what the connection is set to do', (sistema) => {
  const props = { written: { ...written, sistema }, faults: {}, mayWrite: true, isKept: false }
  const shown = (writes: boolean) => {
    const page = renderToStaticMarkup(<ReachedFields {...props} writes={writes} onChange={() => undefined} />)
    return [texts.userHints[sistema], texts.writerHints[sistema]].map((hint) => page.includes(hint))
  }
  expect([shown(false), shown(true)]).toEqual([
    [true, false],
    [false, true],
  ])
})
