import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { reusablePort } from '../../faults/core/reusable-port.ts'
import { until } from '../../faults/core/processes.ts'
import type { Ports } from './company-clients.ts'

const examples = join(import.meta.dirname, '..', '..', 'deploy', 'nginx')

/** A running nginx before the nodes. */
export interface Proxy {
  readonly ports: Ports
  /** Its error log. */
  readonly logFile: string
  stop(): Promise<void>
}

/** nginx's program, or undefined where it is not installed. */
export function findNginx(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
}

/** Starts an nginx with the very files of `deploy/nginx` before some nodes, and waits until it answers. */
export async function startProxy(program: string, folder: string, nodes: readonly Ports[]): Promise<Proxy> {
  await mkdir(folder, { recursive: true })
  const ports: Ports = { portal: await reusablePort(), backoffice: await reusablePort() }
  const example = await readFile(join(examples, 'enlace.conf'), 'utf8')
  const file = join(folder, 'nginx.conf')
  await writeFile(file, around(folder, filledIn(example, ports, nodes)))
  const child = spawn(program, ['-p', folder, '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' })
  const logFile = join(folder, 'error.log')
  await until(`nginx answers (${logFile})`, () => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${logFile}`)
    return fetch(`http://127.0.0.1:${ports.portal}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  })
  return {
    ports,
    logFile,
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The example with these nodes, doors of this machine without TLS, and the file beside it where it lies. */
export function filledIn(example: string, ports: Ports, nodes: readonly Ports[]): string {
  const listened = [ports.portal, ports.backoffice]
  const names = { 3000: 'portal', 3001: 'backoffice' } as const
  return example
    .replaceAll(/(?:^ *server 10\.0\.0\.\d+:300[01][^\n]*\n)+/gm, (lines) => {
      const [, port, terms] = /:(300[01])([^\n]*)/.exec(lines) ?? []
      const door = names[port === '3000' ? 3000 : 3001]
      return nodes.map((node) => `  server 127.0.0.1:${node[door]}${terms}\n`).join('')
    })
    .replaceAll('listen 443 ssl http2;', () => `listen 127.0.0.1:${listened.shift()};`)
    .replaceAll(/^ *ssl_certificate[^\n]*\n/gm, '')
    .replaceAll(/^( *include )\/etc\/nginx\//gm, `$1${examples}/`)
}

/** What is around the example in nginx's own file, with everything that nginx keeps in a folder. */
function around(folder: string, example: string): string {
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} warn;
events { worker_connections 1024; }
http {
access_log off;
${kept.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n')}
${example}
}
`
}
