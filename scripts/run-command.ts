import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { COMPILED, ROOT } from './workspace.ts'

/** How a command ended: its exit code, and all that it printed. */
export type CommandResult = { code: number; output: string }

type CommandOptions = { environment?: NodeJS.ProcessEnv }

const COLOURS = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

/** Runs a tool of the workspace from the root, by its name in node_modules/.bin or on the machine, without input. */
export function runCommand(
  program: string,
  parameters: string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const child = spawn(program, parameters, {
    cwd: ROOT,
    env: {
      NODE_COMPILE_CACHE: COMPILED,
      ...process.env,
      ...COLOURS,
      ...options.environment,
      PATH: toolPath(),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: string) => {
    output += chunk
  }
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: `${program}: ${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

function toolPath() {
  return [join(ROOT, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
}
