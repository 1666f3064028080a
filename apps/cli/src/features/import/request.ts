import { fill } from '@enlace/contract/core/fill.ts'
import { importTexts } from '@enlace/contract/imports/reading/texts.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import type { Mapping, PartReading } from '@enlace/importer/core/mapping/mapping.ts'
import { readMapping } from '@enlace/importer/core/mapping/read-mapping.ts'
import { readMappingFile, sampleFolder, shippedMapping, shippedSources } from '@enlace/importer/shipped.ts'
import { filesOfFolder, openFiles, type SourceFiles } from '@enlace/importer/source-files.ts'
import { soberColour } from '@enlace/server/modules/company/index.ts'
import { CommandFault } from '../../core/command.ts'
import { createCompany, findCompany, readCompanyNit } from '../../core/create-company.ts'

const texts = importTexts.command

/** What the operator asks to load, as it was typed. */
export interface AskedFiles {
  source: string | undefined
  sample: string | undefined
  folder: string | undefined
  paths: readonly string[]
}

/** The source's name. @throws CommandFault when none is told. */
export async function sourceOf({ source, sample }: AskedFiles): Promise<string> {
  const name = source ?? sample
  if (name !== undefined) return name
  throw new CommandFault(fill(texts.sourceMissing, { known: (await shippedSources()).join(', ') }))
}

/** Opens the files, told in exactly one way. @throws CommandFault, or ImportFault of the files. */
export async function openAsked(
  { sample, folder, paths }: AskedFiles,
  mapping: Mapping,
  reading: PartReading,
): Promise<SourceFiles> {
  const ways = [sample !== undefined, folder !== undefined, paths.length > 0].filter(Boolean).length
  if (ways === 0) throw new CommandFault(texts.filesMissing)
  if (ways > 1) throw new CommandFault(texts.filesTwice)
  if (paths.length > 0) return openFiles(paths, mapping, reading)
  return filesOfFolder(folder ?? sampleFolder(sample ?? ''), mapping, reading)
}

/** The mapping that the operator brings, else the one that comes with the product; the saved one is asked for later. */
export async function mappingOf(source: string, path: string | undefined): Promise<Mapping> {
  if (path === undefined) return shippedMapping(source)
  const mapping = await readMappingFile(path)
  if (mapping.source === source) return mapping
  throw new CommandFault(fill(texts.sourceDiffers, { source, found: mapping.source }))
}

/** The mapping that the company saved for the source; undefined before its first load. */
export async function savedMapping(
  db: Database,
  company: number,
  source: string,
): Promise<Mapping | undefined> {
  const saved = query
    .selectFrom('import_mappings')
    .select('mapping')
    .where('company_id', '=', scopeCompany)
    .where('source', '=', source)
  const [[row]] = await db.read(Scope.ofStaff(company), [saved.compile()])
  return row && readMapping(row.mapping)
}

/**
 * Makes sure that the company is there, made from the mapping where that is asked for.
 * @throws CommandFault when it is not, or is another company than the mapping's.
 */
export async function demandCompany(
  db: Database,
  company: number,
  mapping: Mapping | undefined,
  isToCreate: boolean,
): Promise<void> {
  const known = await findCompany(db, company)
  if (!isToCreate) {
    if (!known) throw new CommandFault(fill(texts.companyMissing, { company }))
    return
  }
  if (!mapping?.company) {
    throw new CommandFault(fill(texts.companyNotMapped, { source: mapping?.source ?? '' }))
  }
  const nit = readCompanyNit(mapping.company.nit)
  if (!known) {
    const { nombre } = mapping.company
    await createCompany(db, { id: company, nit, nombre, colour: soberColour, hosts: [] })
  } else if (known.nit !== nit.documento_numero) {
    const expected = formatNit(nit.documento_numero, nit.documento_dv)
    const { nombre } = known
    throw new CommandFault(
      fill(texts.companyOfOther, { company, nombre, nit: formatNit(known.nit, known.dv), expected }),
    )
  }
}
