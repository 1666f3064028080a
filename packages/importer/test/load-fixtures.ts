import { fileURLToPath } from 'node:url'
import { Findings, type Finding } from '../src/core/findings/finding.ts'
import { mapDocuments, type DocumentSet } from '../src/map-documents.ts'
import { shippedMapping } from '../src/shipped.ts'
import { openFiles } from '../src/source-files.ts'

/** The path of a fixture of this package. */
export function fixture(name: string): string {
  return fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))
}

/** The small set of valid files, one of which may be replaced by a file with a fault. */
export function smallFiles(fault?: {
  instead: 'proveedores' | 'entradas' | 'elementos'
  file: string
}): string[] {
  return ['proveedores', 'entradas', 'elementos'].map((name) =>
    fixture(fault?.instead === name ? `faults/${fault.file}` : `small/${name}.csv`),
  )
}

const nobody = { suppliers: new Set<string>(), accounts: new Set<string>() }

/** Maps a set of files; returns the documents and findings. */
export async function mapFiles(
  paths: readonly string[],
): Promise<DocumentSet & { findings: readonly Finding[] }> {
  const mapping = await shippedMapping('udistrital')
  const { tables } = await openFiles(paths, mapping)
  const findings = new Findings()
  const documents = mapDocuments(tables, mapping, nobody, findings, () => {})
  return { ...documents, findings: findings.all }
}
