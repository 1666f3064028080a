// `npm run advisories -- PATH [--with-tools]`: the lock file against advisories (OSV) that the operator brings; no network.
import { matchAdvisories, type Advisory } from './supply/advisories.ts'
import { readAdvisories } from './supply/advisory-files.ts'
import { readBom } from './supply/bom.ts'

const [path] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
if (path === undefined) {
  console.error(
    'npm run advisories -- PATH [--with-tools]: PATH is a file or folder of OSV advisories; see docs/operations.md.',
  )
  process.exit(2)
}

const bom = await readBom({ withTools: process.argv.includes('--with-tools') })
let seen = 0
let found = 0
let batch: Advisory[] = []
const look = () => {
  const { seen: ofNpm, hits } = matchAdvisories(bom, batch)
  for (const { id, summary, package: name, version, fixed, path: way } of hits) {
    console.log(`${name} ${version}: ${id} ${summary}`)
    console.log(
      `  ${fixed === undefined ? 'no mended version is known' : `mended in ${fixed}`}; here by ${way.join(' > ')}`,
    )
  }
  seen += ofNpm
  found += hits.length
  batch = []
}
for await (const advisory of readAdvisories(path)) if (batch.push(advisory) >= 1000) look()
look()
// A file of another ecosystem would find nothing and look like good news.
if (seen === 0) console.error(`${path} holds no advisory of npm.`)
console.log(`${bom.components.length} components, ${seen} advisories of npm: ${found} affected`)
process.exitCode = seen === 0 ? 2 : found > 0 ? 1 : 0
