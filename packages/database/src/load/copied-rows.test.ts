import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { CopiedRows } from './copied-rows.ts'
import { thirdPartiesLoad, type ThirdPartyRow } from './tables/third-parties.ts'

const row: Omit<ThirdPartyRow, 'erp_key' | 'nombre'> = {
  documento_numero: '860001',
  documento_dv: 1,
  es_proveedor: true,
  activo: true,
}

it('rows beyond what is held in memory come back from the disk as they were, as often as they are wanted', () => {
  const copied = new CopiedRows(thirdPartiesLoad)
  // Random letters are incompressible: sixteen megabytes, of which twelve remain.
  const names = Array.from({ length: 8_000 }, () => randomBytes(1_500).toString('base64'))
  for (const [at, nombre] of names.entries()) copied.add({ ...row, erp_key: String(at), nombre })
  for (let round = 0; round < 2; round++) {
    const sent: number[] = []
    const lines = Buffer.concat([...copied.texts((count) => sent.push(count))])
      .toString('utf8')
      .split('\n')
    expect(lines.pop()).toBe('')
    expect([lines.length, sent.at(-1)]).toEqual([names.length, names.length])
    const other = lines.findIndex((line, at) => !line.split('\t').includes(names[at] ?? ''))
    expect(other).toBe(-1)
  }
})
