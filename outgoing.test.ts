import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { otherNetworkFiles, outgoingKinds } from './apps/server/test/outgoing-kinds.ts'
import { ROOT, sourceFiles } from './scripts/workspace.ts'

/** Members that run in the product's own process; browsers and an ERP's own program have their own way out. */
const members = [
  'apps/server/src',
  'apps/cli/src',
  'packages/connectors/src',
  'packages/database/src',
  'packages/demo/src',
  'packages/documents/src',
  'packages/importer/src',
]

/** What asks something by HTTP: fetch, requests of Node, and the libraries that make them by themselves. */
const asking =
  /(?<![\w.#])fetch\(|import (type )?\{[^}]*\b(request|get)\b[^}]*\} from 'node:https?'|^import \w+ from 'node:https?'|openid-client|aws4fetch|exporter-[\w-]+-http|setGlobalProxyFromEnv|\bundici\b/m

test('whatever asks something of the outside is known, and goes through the proxy', () => {
  const found = sourceFiles().filter(
    (path) =>
      members.some((member) => path.startsWith(`${member}/`)) &&
      !path.endsWith('.test.ts') &&
      asking.test(readFileSync(join(ROOT, path), 'utf8')),
  )
  const known = [...Object.values(outgoingKinds).flat(), ...Object.keys(otherNetworkFiles)]
  expect(found.toSorted()).toEqual(known.toSorted())
})

test.each([
  'const answer = await fetch(url)',
  "import { request } from 'node:https'",
  "import { request as requestHttp, type IncomingMessage } from 'node:http'",
  "import https from 'node:https'",
  "import * as oidc from 'openid-client'",
])('finds %s', (line) => expect(asking.test(line)).toBe(true))
