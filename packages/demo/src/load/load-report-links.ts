import type { PoolClient } from 'pg'

/** The external reports of the demo's companies; the second one has none. */
const links = [
  {
    company: 1,
    title: 'Informe de gestión sostenible',
    about: 'Lo que la compañía publica cada año sobre su cadena de abastecimiento.',
    url: 'https://www.andinadealimentos.example/gestion-sostenible',
  },
  {
    company: 1,
    title: 'Pronóstico de compras de empaques',
    about: 'Volumen esperado por familia para el próximo trimestre. Se actualiza el primer lunes del mes.',
    url: 'https://compras.andinadealimentos.example/pronostico',
  },
] as const

/** Inserts the links of a demo company to its external reports. */
export async function loadReportLinks(client: PoolClient, company: number): Promise<void> {
  for (const [at, { title, about, url }] of links.filter((link) => link.company === company).entries()) {
    await client.query(
      'insert into report_links (company_id, title, about, url, place) values ($1, $2, $3, $4, $5)',
      [company, title, about, url, at + 1],
    )
  }
}
