import { documentFilesTexts } from '@enlace/contract/documents/attachments/desk/texts.ts'
import {
  addCompanyContractFiles,
  completeCompanyContract,
  downloadCompanyContractFile,
  getCompanyContract,
  getCompanyContractPdf,
  listCompanyContractRows,
  listCompanyContracts,
  withdrawCompanyContractFile,
} from '@enlace/contract/supplier-contracts/company/calls.ts'
import { getSupplierContract } from '@enlace/contract/supplier-contracts/calls.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { buildContract, buildPolicy } from '@enlace/testing/contracts.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-company-contracts-')
const server = useTestServer({ STORAGE_URL: folder })
const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const { branch, person } = await buildSupplier(server.db, company, { isMaster: true })
  const contract = await buildContract(server, branch, { nro_contrato: 'CT-9', supervisor: null })
  await buildPolicy(server, branch, contract)
  const portal = await server.signIn(person)
  const buyer = await server.signInStaff(await buildStaff(server.db, company, 'compras'))
  return { company, portal, buyer, params: { id: contract } }
}

type World = Awaited<ReturnType<typeof enter>>

const add = ({ buyer, params }: World, bytes: string) =>
  server.call(addCompanyContractFiles, buyer, {
    params,
    body: { descripcion: 'Contrato firmado' },
    files: [{ field: 'archivo1', name: 'contrato.pdf', bytes }],
  })

const seenBySupplier = async ({ portal, params }: World) =>
  (await server.call(getSupplierContract, portal, { params })).body

describe('a contract at the company', () => {
  it('is listed with the supplier, and opened with the policies that it asks for', async () => {
    const { buyer, params } = await enter()
    const { body } = await server.call(listCompanyContracts, buyer)
    expect(body.rows).toMatchObject([{ id: params.id, contrato: 'CT-9', pendientes: 0 }])
    expect(body.proveedor).toBeNull()
    const { body: opened } = await server.call(getCompanyContract, buyer, { params })
    expect(opened).toMatchObject({ contrato: 'CT-9', polizas: [{ estado: 'falta', enviadas: [] }] })
  })

  it('tells whether its supplier has opened it, which the company’s reading does not change', async () => {
    const world = await enter()
    const { buyer, params } = world
    const seen = async () => (await server.call(getCompanyContract, buyer, { params })).body
    await seen()
    expect(await seen()).toMatchObject({ visto_at: null, visto_por: null, consultas: [] })
    await seenBySupplier(world)
    expect((await seen()).visto_por).toBe('Ana Pérez')
    const paper = await server.call(getCompanyContractPdf, buyer, { params })
    expect([paper.status, paper.response.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const stranger = await enter()
    const refused = await server.call(getCompanyContractPdf, stranger.buyer, { params })
    expect(refused.problem.code).toBe('document-not-found')
  })

  it('is found among those of its supplier, and not among those of another', async () => {
    const { company, buyer, params } = await enter()
    const other = await buildSupplier(server.db, company)
    await buildContract(server, other.branch, { nro_contrato: 'CT-10' })
    const list = (proveedor: number) => server.call(listCompanyContracts, buyer, { query: { proveedor } })
    const { body } = await list(other.thirdParty.id)
    expect(body.rows.map(({ contrato }) => contrato)).toEqual(['CT-10'])
    expect(body.proveedor?.nombre).toBe(other.thirdParty.nombre)
    const slice = await server.call(listCompanyContractRows, buyer, {
      query: { proveedor: other.thirdParty.id },
    })
    expect(slice.body.rows.map(({ id }) => id)).not.toContain(params.id)
    const stranger = await buildSupplier(server.db, await buildCompany(server.db))
    expect((await list(stranger.thirdParty.id)).problem.code).toBe('supplier-not-found')
  })

  it('is told what the ERP does not bring, which its supplier reads, and never over what the ERP brought', async () => {
    const world = await enter()
    const { buyer, params } = world
    await server.asAdmin(`update supplier_contracts set interventor = 'Del ERP' where id = $1`, [params.id])
    const { visto } = (await server.call(getCompanyContract, buyer, { params })).body
    const body = { visto, supervisor: 'Laura Ríos', interventor: 'Otro', forma_pago: '' }
    const kept = await server.call(completeCompanyContract, buyer, { params, body })
    expect(kept.body).toMatchObject({
      supervisor: { valor: 'Laura Ríos', es_propio: true },
      interventor: { valor: 'Del ERP', es_propio: false },
      historia: [{ event: 'completado', changes: [{ campo: 'supervisor', despues: 'Laura Ríos' }] }, {}, {}],
    })
    expect(await seenBySupplier(world)).toMatchObject({ supervisor: 'Laura Ríos', interventor: 'Del ERP' })
    const late = await server.call(completeCompanyContract, buyer, { params, body })
    expect([late.status, late.problem.code]).toEqual([409, 'changed-meanwhile'])
  })

  it('shows its supplier a file that the company adds, until it takes it back with a reason', async () => {
    const world = await enter()
    const { buyer, params } = world
    const { archivos } = (await add(world, pdf)).body
    const [file] = archivos
    expect(file).toMatchObject({ name: 'contrato.pdf', description: 'Contrato firmado', origin: 'compania' })
    const id = file?.id ?? ''
    const read = await server.call(downloadCompanyContractFile, buyer, { params: { id } })
    expect(read.response.body).toBe(pdf)
    expect((await seenBySupplier(world)).attachments).toHaveLength(1)
    const silent = await server.call(withdrawCompanyContractFile, buyer, {
      params: { id },
      body: { motivo: '' },
    })
    expect(silent.problem.fields).toEqual({ motivo: documentFilesTexts.faults.reason })
    const gone = await server.call(withdrawCompanyContractFile, buyer, {
      params: { id },
      body: { motivo: 'Era el borrador.' },
    })
    expect(gone.body).toMatchObject({
      archivos: [],
      historia: [
        { event: 'archivo_retirado', note: 'contrato.pdf\nEra el borrador.' },
        { event: 'vista' },
        {},
        {},
      ],
    })
    expect((await seenBySupplier(world)).attachments).toEqual([])
    const again = await server.call(withdrawCompanyContractFile, buyer, {
      params: { id },
      body: { motivo: 'Otra vez.' },
    })
    expect([again.status, again.problem.code]).toEqual([404, 'document-not-found'])
    const [stored] = await server.asAdmin<{ is_swept: boolean }>(
      `select claimed_at is null as is_swept from stored_files where company_id = $1`,
      [world.company.id],
    )
    expect(stored?.is_swept, 'its bytes are nobody’s any more').toBe(true)
    expect((await server.call(getCompanyContract, buyer, { params })).body.archivos).toEqual([])
  })

  it('takes no file that is none, nor an act without any', async () => {
    const world = await enter()
    expect((await add(world, '')).status).toBe(422)
    const none = await server.call(addCompanyContractFiles, world.buyer, {
      params: world.params,
      body: { descripcion: '' },
      files: [],
    })
    expect(none.problem.fields).toEqual({ archivos: documentFilesTexts.faults.file })
  })

  it('keeps what came with a load or from the supplier', async () => {
    const world = await enter()
    const { archivos } = (await add(world, pdf)).body
    const id = archivos[0]?.id ?? ''
    await server.asAdmin(`update document_files set origin = 'carga' where id = $1`, [id])
    const refused = await server.call(withdrawCompanyContractFile, world.buyer, {
      params: { id },
      body: { motivo: 'No va.' },
    })
    expect(refused.status).toBe(404)
    expect((await seenBySupplier(world)).attachments).toHaveLength(1)
  })

  it('is changed by no one who only reads', async () => {
    const { company, params } = await enter()
    const auditor = await server.signInStaff(await buildStaff(server.db, company, 'auditor'))
    const { visto } = (await server.call(getCompanyContract, auditor, { params })).body
    const body = { visto, supervisor: 'X', interventor: '', forma_pago: '' }
    const refused = await server.call(completeCompanyContract, auditor, { params, body })
    expect(refused.status).toBe(403)
  })
})
