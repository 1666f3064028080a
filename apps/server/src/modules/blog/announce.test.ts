import { buildPost } from '@enlace/testing/blog.ts'
import { buildCompany, buildPerson, buildThirdParty, type BuiltCompany } from '@enlace/testing/builders.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'
import { Scope } from '@enlace/database/scope.ts'
import { tellOfPost } from './announce-commands.ts'
import { publishPost, retractPost } from './state-commands.ts'

const folder = await useScratchFolder('enlace-announce-')
const server = useTestServer({ STORAGE_URL: folder })

const author = { actor: 'prueba' }

/** A company with a legal and a natural person as suppliers, each with a person, and a supplier without one. */
async function companyWithSuppliers() {
  const company = await buildCompany(server.db, { settings: { blog: 1 } })
  const legal = await buildThirdParty(server.db, company, { documento_numero: '901234567' })
  const natural = await buildThirdParty(server.db, company, { documento_numero: '31890456' })
  for (const party of [legal, natural]) await buildPerson(server.db, party, {})
  await buildThirdParty(server.db, company, { documento_numero: '902345678' })
  return { company, legal, natural }
}

/** Runs a company's due announcements, like the worker. */
async function announceDue(company: BuiltCompany) {
  const jobs = await server.asAdmin<{ id: string; post: string }>(
    `delete from jobs where company_id = $1 and task = 'blog-announce' and run_at <= now() returning id, payload ->> 'post' as post`,
    [company.id],
  )
  for (const { post } of jobs) {
    await server.db.transaction(Scope.ofStaff(company.id), (tx) => tellOfPost(tx, company.id, post))
  }
}

const told = (company: BuiltCompany) =>
  server.asAdmin(
    `select third_party_id, subject from notification_events where company_id = $1 and kind = 'communique' order by created_at, third_party_id`,
    [company.id],
  )

describe('a communiqué', () => {
  it('is told to every supplier that has somebody, once', async () => {
    const { company, legal, natural } = await companyWithSuppliers()
    await buildPost(server, company, { titulo: 'Cierre de año', tipo: 'comunicado' }, { isQuiet: false })
    await announceDue(company)
    await buildPost(server, company, { titulo: 'Cierre de año', tipo: 'comunicado' }, { isQuiet: false })
    await publishPost(server.db, company.id, { slug: 'cierre-de-ano', at: null }, author)
    await announceDue(company)
    const subject = { titulo: 'Cierre de año', path: '/blog/cierre-de-ano' }
    expect(await told(company)).toEqual([legal, natural].map(({ id }) => ({ third_party_id: id, subject })))
  })

  it('is told to those of its audience only', async () => {
    const { company, natural } = await companyWithSuppliers()
    const post = { titulo: 'Seguridad social', tipo: 'comunicado', audiencia: ['natural'] } as const
    await buildPost(server, company, { ...post, audiencia: [...post.audiencia] }, { isQuiet: false })
    await announceDue(company)
    expect(await told(company)).toMatchObject([{ third_party_id: natural.id }])
  })

  it('is told again when what it says changes, and not when only its summary does', async () => {
    const { company } = await companyWithSuppliers()
    const save = (fields: object) =>
      buildPost(server, company, { titulo: 'Cierre', tipo: 'comunicado', ...fields }, { isQuiet: false })
    await save({})
    await announceDue(company)
    await save({ extracto: 'Otro resumen' })
    await announceDue(company)
    expect(await told(company)).toHaveLength(2)
    await save({ extracto: 'Otro resumen', html: '<p>Nueva fecha</p>' })
    await announceDue(company)
    expect(await told(company)).toHaveLength(4)
  })

  it('waits for its time, and is not told once it was retracted or only written', async () => {
    const { company } = await companyWithSuppliers()
    await buildPost(
      server,
      company,
      { titulo: 'Futuro', tipo: 'comunicado', publicado: '2099-01-01' },
      { isQuiet: false },
    )
    await buildPost(
      server,
      company,
      { titulo: 'Borrador', tipo: 'comunicado', publicado: null },
      { isQuiet: false },
    )
    await buildPost(server, company, { titulo: 'Noticia' }, { isQuiet: false })
    await buildPost(server, company, { titulo: 'Retirado', tipo: 'comunicado' }, { isQuiet: false })
    await retractPost(server.db, company.id, 'retirado', author)
    await announceDue(company)
    expect(await told(company)).toEqual([])
    const waiting = await server.asAdmin(
      `select run_at::date::text as day from jobs where company_id = $1 and task = 'blog-announce'`,
      [company.id],
    )
    expect(waiting).toEqual([{ day: '2099-01-01' }])
  })

  it('that was put off is told when it is shown, and not when it first should have been', async () => {
    const { company } = await companyWithSuppliers()
    await buildPost(server, company, { titulo: 'Cierre', tipo: 'comunicado' }, { isQuiet: false })
    await server.asAdmin(`update blog_posts set publicado_at = '2099-03-01' where company_id = $1`, [
      company.id,
    ])
    await announceDue(company)
    expect(await told(company)).toEqual([])
    const [job] = await server.asAdmin(`select run_at::date::text as day from jobs where company_id = $1`, [
      company.id,
    ])
    expect(job).toEqual({ day: '2099-03-01' })
  })
})
