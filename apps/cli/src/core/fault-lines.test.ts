import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupFault } from '@enlace/database/embedded/startup-fault.ts'
import { readSettings } from '@enlace/server/core/settings/settings.ts'
import { describe, expect, it } from 'vitest'
import { filesBelow, ROOT } from '../../../../scripts/workspace.ts'
import { CommandFault } from './command.ts'
import { faultLines, inSpanish } from './fault-lines.ts'

const sources = (folder: string) =>
  filesBelow(ROOT, folder)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    // An apostrophe in a comment begins no text.
    .map((path) => readFileSync(join(ROOT, path), 'utf8').replace(/\/\*[^]*?\*\/|^ *\/\/.*$/gm, ''))
    .join('\n')

/** The literal's text with a value in each of its places. */
const example = (literal: string) => literal.slice(1, -1).replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, 'VALUE')
const literal = '`(?:[^`])*`|\'(?:[^\'])*\'|"(?:[^"])*"'

describe('every line that keeps the product from starting', () => {
  it('is said in Spanish where the database is the reason', () => {
    const calls = [
      ...sources('packages/database/src/embedded').matchAll(
        new RegExp(`new StartupFault\\(\\s*(${literal}),\\s*(${literal})`, 'g'),
      ),
    ]
    const lines = calls.flatMap(([, message = '', hint = '']) => [example(message), example(hint)])
    expect(lines.length).toBeGreaterThan(30)
    expect(lines.filter((line) => inSpanish(line) === line)).toEqual([])
  })

  it('is said in Spanish where a port or a setting is the reason', () => {
    const text = sources('apps/server/src/core/settings') + sources('apps/server/src/app')
    const lines = [...text.matchAll(new RegExp(literal, 'g'))]
      .map(([found]) => example(found))
      .filter((line) => /^(VALUE|[A-Z_]+): .+\.$|^(Port|This machine) .+\.$/s.test(line))
    expect(lines.length).toBeGreaterThan(12)
    expect(lines.filter((line) => inSpanish(line) === line)).toEqual([])
  })
})

describe('a fault', () => {
  it('of the settings names each variable in a line of its own', () => {
    const lines = () => {
      try {
        readSettings({ PORT: 'http', HOST: 'a b', LOG_LEVEL: 'loud' })
        return []
      } catch (fault) {
        return faultLines(fault, false)
      }
    }
    expect(lines()).toEqual([
      'La configuración tiene errores:',
      '  PORT: "http" no es un puerto entre 0 y 65535.',
      '  HOST: "a b" no es un nombre o una dirección de equipo.',
      '  LOG_LEVEL: "loud" no es uno de fatal, error, warn, info, debug, trace, silent.',
    ])
  })

  it('that the operator can put right is one line', () => {
    expect(faultLines(new CommandFault('Falta la compañía.'), false)).toEqual(['Falta la compañía.'])
    const fault = new StartupFault('The data folder /srv/x cannot be written.', 'Point DATA_DIR at a folder.')
    expect(faultLines(fault, false)).toEqual([
      'No se puede escribir en la carpeta de datos /srv/x. Ponga una carpeta en DATA_DIR.',
    ])
  })

  it('that nobody expected shows its first line, and where it happened only on demand', () => {
    const fault = new Error('boom\nmore')
    expect(faultLines(fault, false)[0]).toBe('Ocurrió un error inesperado: boom')
    expect(faultLines(fault, false).join('\n')).not.toContain('fault-lines.test')
    expect(faultLines(fault, true).join('\n')).toContain('fault-lines.test')
  })
})
