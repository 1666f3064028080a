// `npm run sbom [-- FILE]`: the bill of materials (CycloneDX) of what the product runs on, into `sbom.cdx.json` or FILE.
import { writeFileSync } from 'node:fs'
import { readBom } from './supply/bom.ts'

const file = process.argv[2] ?? 'sbom.cdx.json'
const bom = await readBom({ withTools: false })
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`)
console.log(`${bom.components.length} components (CycloneDX ${bom.specVersion}) in ${file}`)
