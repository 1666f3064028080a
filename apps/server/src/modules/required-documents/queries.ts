import { sql } from 'kysely'
import type { DocumentVersion, RequiredDocument } from '@enlace/contract/required-documents/schemas.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Validity } from '@enlace/domain/required-documents.ts'

/** A stored file. */
export interface FoundFile {
  name: string
  media_type: string
  storage_key: string
}

/**
 * Returns the check-list of the scope's supplier, or of one of its contracts, and whether the person may send
 * documents.
 */
export async function findRequiredDocuments(db: Database, scope: Scope, contract: string | undefined) {
  const [documents, [person], [place]] = await db.read(scope, [
    sql<RequiredDocument>`select * from scope_required_documents(${contract ?? null}::uuid)`.compile(query),
    sql<{ may_act: boolean }>`select scope_may_act() as may_act`.compile(query),
    sql<{
      nro_contrato: string | null
    }>`select (scope_contract(${contract ?? null}::uuid)).nro_contrato`.compile(query),
  ])
  return { documents, mayAct: person?.may_act === true, nro_contrato: place?.nro_contrato ?? null }
}

/** Returns the requirements for a new version; undefined if the document is not required of the scope's supplier. */
export async function findAskedDocument(
  db: Database,
  scope: Scope,
  { id, contract }: { id: string; contract: string | null },
): Promise<({ nombre: string } & Validity) | undefined> {
  const [[asked]] = await db.read(scope, [
    sql<{ nombre: string } & Validity>`select * from scope_asked_document(${id}, ${contract}::uuid)`.compile(
      query,
    ),
  ])
  return asked
}

/** Finds the version already created from a file. */
export async function findSubmitted(
  db: Database,
  scope: Scope,
  upload: string,
): Promise<Pick<DocumentVersion, 'id' | 'version'> | undefined> {
  const [[version]] = await db.read(scope, [
    sql<Pick<DocumentVersion, 'id' | 'version'>>`select * from scope_submitted(${upload})`.compile(query),
  ])
  return version
}

/** Finds the template of a document required of the scope's supplier. */
export async function findTemplate(db: Database, scope: Scope, id: string): Promise<FoundFile | undefined> {
  const [[file]] = await db.read(scope, [
    sql<FoundFile>`select * from scope_document_template(${id})`.compile(query),
  ])
  return file
}

/** Finds the file of a version that the scope's supplier sent. */
export async function findVersionFile(
  db: Database,
  scope: Scope,
  id: string,
): Promise<FoundFile | undefined> {
  const [[file]] = await db.read(scope, [
    sql<FoundFile>`select * from scope_document_version(${id})`.compile(query),
  ])
  return file
}
