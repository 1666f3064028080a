import { sql } from 'kysely'
import { type DeskPaper, paperSoonDays } from '@enlace/contract/company-papers/schemas.ts'
import { query, scopeCompany, today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** Returns the company's papers by name, each with all of its versions; those in force first. */
export async function findPapers(db: Database, scope: Scope): Promise<DeskPaper[]> {
  const [rows] = await db.read(scope, [
    sql<DeskPaper>`select p.serie as id, p.nombre, p.fecha, p.vence, p.version,
        case when p.estado = 'retirado' then 'retirado' when p.vence < ${today} then 'vencido'
             when p.vence <= ${today} + ${paperSoonDays}::integer then 'por_vencer' else 'vigente' end as estado,
        (select jsonb_agg(jsonb_build_object('id', v.id, 'version', v.version, 'nombre', v.nombre, 'fecha', v.fecha,
                  'vence', v.vence, 'estado', v.estado, 'puesto_por', v.puesto_por, 'puesto_at', v.puesto_at,
                  'fin_por', v.fin_por, 'fin_at', v.fin_at) order by v.version desc)
           from company_papers v where v.company_id = p.company_id and v.serie = p.serie) as versiones
      from company_papers p
     where p.company_id = ${scopeCompany}
       and not exists (select 1 from company_papers n
                        where n.company_id = p.company_id and n.serie = p.serie and n.version > p.version)
     order by p.estado = 'retirado', p.nombre, p.id`.compile(query),
  ])
  return rows
}

/** A file of a version. */
export interface PaperFile {
  file_name: string
  media_type: string
  bytes: Buffer
}

/** Finds the file of a version. */
export async function findPaperFile(db: Database, scope: Scope, id: number): Promise<PaperFile | undefined> {
  const [[file]] = await db.read(scope, [
    sql<PaperFile>`select p.file_name, f.media_type, f.bytes from company_papers p
      join company_files f on f.company_id = p.company_id and f.name = p.file_name
     where p.company_id = ${scopeCompany} and p.id = ${id}`.compile(query),
  ])
  return file
}

/** Counts the papers that have ended or are about to. */
export const countPapersToRenew = sql<{
  count: number
}>`select count(*)::integer as count from company_papers p
  where p.company_id = ${scopeCompany} and p.estado = 'vigente'
    and p.vence <= ${today} + ${paperSoonDays}::integer`.compile(query)
